/** A cover letter to the résumé, for a job that is pasted: written, changed by hand, and kept with the résumé. */
import type { Resume } from "@bole/server/contract";
import { useState } from "react";
import { writeLetter } from "../../../api/texts.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../preferences/language.ts";
import { textsText } from "../../../talent/texts/texts-text.ts";
import type { HandEdit } from "../model/hand-edit.ts";
import type { ResumeData } from "../model/structure.ts";
import { keptLetter, LetterActions } from "./letter-actions.tsx";

export function LetterDialog({
  resume,
  data,
  onEdit,
  onBefore,
  onClose,
}: {
  readonly resume: Pick<Resume, "id" | "language">;
  readonly data: ResumeData;
  readonly onEdit: (edit: HandEdit) => void;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const t = useText(textsText);
  const [language, setLanguage] = useState<Language>(resume.language);
  const [job, setJob] = useState("");
  const [wish, setWish] = useState("");
  const kept = keptLetter(data);
  const [text, setText] = useState(kept);
  const write = useAct({
    mutationFn: async () => {
      await onBefore();
      return writeLetter(resume.id, { job, language, wish });
    },
    onSuccess: (written) => setText(written.text),
  });
  const letter = write.data;
  const keep = () =>
    onEdit({
      kind: "set",
      place: { section: "letter", entry_id: null, field: "text" },
      value: text,
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.letter}
      about={t.letterAbout}
      footer={
        <Button variant="primary" loading={write.isPending} onClick={() => write.mutate()}>
          {t.write}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          className="self-start"
          label={t.language}
          value={language}
          segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
        <TextArea
          {...{ label: t.job, hint: t.jobHint, rows: 4, maxLength: 20_000, value: job }}
          onChange={(event) => setJob(event.target.value)}
        />
        <Field
          {...{ label: t.wish, hint: t.wishHint, maxLength: 500, value: wish }}
          onChange={(event) => setWish(event.target.value)}
        />
        {write.error !== null && <ProblemNote error={write.error} />}
        {letter !== undefined && (
          <p role="status" className="text-sm text-ink-3">
            {letter.model === null ? t.byRules : t.byModel(letter.model)}
          </p>
        )}
        {(text !== "" || kept !== "") && (
          <>
            <TextArea
              {...{ label: t.letterText, rows: 14, maxLength: 20_000, value: text }}
              onChange={(event) => setText(event.target.value)}
            />
            <LetterActions
              {...{ resumeId: resume.id, text, isKept: text === kept, onKeep: keep, onBefore }}
            />
          </>
        )}
        {letter !== undefined && letter.struck.length > 0 && (
          <div className="text-sm">
            <p>{t.struck(letter.struck.length)}</p>
            <ul className="list-disc pl-5 text-ink-2">
              {letter.struck.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
