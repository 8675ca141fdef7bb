/** A name for a file that every system takes, and that says whose résumé it is. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { WORDS } from "../render/sheet/words.ts";

const LONGEST = 80;

/** @param what the file is. @default a résumé */
export function fileName(
  data: ResumeData,
  language: TextLanguage,
  extension: string,
  what: string = WORDS[language].own.resume,
): string {
  const said = [data.basic.name, what]
    .map((part) =>
      part
        .normalize("NFC")
        .replace(/[\p{C}/\\:*?"<>|]/gu, " ")
        .trim(),
    )
    .filter((part) => part !== "")
    .join(" - ")
    .replace(/\s+/g, " ")
    // A dot at the beginning hides a file, and one at the end is lost on the way.
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[...said].slice(0, LONGEST).join("")}.${extension}`;
}
