/** What a reader of a résumé sees: the text of its document, until somebody edits it here. */
import { writtenResume } from "@bole/reading";
import type { Resume } from "../model/resume.ts";

/** @param ofDocument of the file that it was read from, if there is one */
export function resumeText(
  { version, data }: Pick<Resume, "version" | "data">,
  ofDocument: string | null,
): string {
  const isEdited = version > 1;
  return ofDocument === null || isEdited ? writtenResume(data).document.text : ofDocument;
}
