/** Asks for what a requirement lacks, and shows the line that the answers make, to be taken or left. */
import { Field } from "../../../design/field.tsx";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { ValueDiff } from "../changes/value-diff.tsx";
import type { ResumeData } from "../model/structure.ts";
import { tailorText } from "../text/tailor-text.ts";
import { type AnsweredLine, answeredEdit } from "./tailor-edits.ts";

export function AnsweredLineView({
  question,
  data,
  answer,
  onAnswer,
}: {
  readonly question: string;
  readonly data: ResumeData;
  readonly answer: AnsweredLine;
  readonly onAnswer: (answer: AnsweredLine) => void;
}) {
  const t = useText(tailorText);
  const posts = data.workExperience;
  const entryId = answer.entry_id ?? posts[0]?.id ?? "";
  const before = posts.find(({ id }) => id === entryId)?.description ?? "";
  const edit = answeredEdit(data, { ...answer, isLeft: false });
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-accent-ink">{t.ask}</summary>
      <div className="mt-2 flex flex-col gap-2">
        <Field
          {...{ label: question, maxLength: 300, value: answer.what }}
          onChange={({ target }) => onAnswer({ ...answer, what: target.value })}
        />
        <Field
          {...{ label: t.scale, maxLength: 300, value: answer.scale }}
          onChange={({ target }) => onAnswer({ ...answer, scale: target.value })}
        />
        <Field
          {...{ label: t.result, maxLength: 300, value: answer.result }}
          onChange={({ target }) => onAnswer({ ...answer, result: target.value })}
        />
        {posts.length === 0 && <p className="text-ink-2">{t.noPost}</p>}
        {posts.length > 1 && (
          <LabelledSelect
            label={t.post}
            value={entryId}
            options={posts.map(({ id, company, position }) => ({
              value: id,
              label: [company, position].filter((part) => part !== "").join(" · ") || t.unnamedPost,
            }))}
            onChange={(entry_id) => onAnswer({ ...answer, entry_id })}
          />
        )}
        {edit?.kind === "set" && (
          <div className="rounded-md bg-sunken p-3">
            <Switch
              label={t.addLine}
              checked={!answer.isLeft}
              onChange={(isTaken) => onAnswer({ ...answer, isLeft: !isTaken })}
            />
            <div className="mt-2">
              <ValueDiff before={before} after={String(edit.value)} />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
