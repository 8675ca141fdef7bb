/** Stays in view while a long form is edited: what is to be saved, why, and what went wrong. */
import { ApiProblem } from "../../../api/problems.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { guardrailsText } from "../guardrails-text.ts";

export function SaveBar({
  isChanged,
  isPending,
  error,
  note,
  onNote,
  onDiscard,
}: {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Null while nothing has failed. */
  readonly error: unknown;
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** Takes what is in force now, also if that is somebody else's. */
  readonly onDiscard: () => void;
}) {
  const t = useText(guardrailsText).policy;
  if (!isChanged && error === null) return null;
  const isConflict =
    error instanceof ApiProblem && error.problem.code === "guardrail-policy-conflict";
  return (
    <section
      aria-label={t.unsaved}
      className="sticky bottom-4 z-10 mt-6 flex flex-col gap-3 rounded-xl border border-line bg-raised p-4 shadow-float"
    >
      {error !== null && <ProblemNote error={error} className="max-h-40 overflow-y-auto" />}
      <div className="flex flex-wrap items-center gap-3">
        <Field
          className="min-w-40 flex-1"
          label={t.note}
          labelHidden
          maxLength={500}
          placeholder={t.notePlaceholder}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
        <Button onClick={onDiscard}>{isConflict ? t.reload : t.discard}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {t.save}
        </Button>
      </div>
    </section>
  );
}
