/** What can be done with a letter: keep it with the résumé, copy it, save it as a file. */
import { exportAddress } from "../../../api/resume-files.ts";
import { Button } from "../../../design/button.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { textsText } from "../../../talent/texts/texts-text.ts";
import type { ResumeData } from "../model/structure.ts";

/** Empty where none is kept. */
export function keptLetter({ letter }: ResumeData): string {
  const text: unknown = Reflect.get(Object(letter), "text");
  return typeof text === "string" ? text : "";
}

export function LetterActions({
  resumeId,
  text,
  isKept,
  onKeep,
  onBefore,
}: {
  readonly resumeId: string;
  readonly text: string;
  /** As it is now. */
  readonly isKept: boolean;
  readonly onKeep: () => void;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
}) {
  const t = useText(textsText);
  const download = async (format: "pdf" | "docx") => {
    if (!isKept) onKeep();
    if (await onBefore()) location.assign(exportAddress(resumeId, { format, part: "letter" }));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button disabled={isKept} onClick={onKeep}>
        {isKept ? t.keptLetter : t.keepLetter}
      </Button>
      <Button onClick={() => void download("pdf")}>{t.letterAs.pdf}</Button>
      <Button onClick={() => void download("docx")}>{t.letterAs.docx}</Button>
      <CopyButton text={text} name={t.letter} />
    </div>
  );
}
