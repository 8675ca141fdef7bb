/** Stays in view while a job is written: what is to be saved, and what stands against it. */
import { Button } from "../../design/button.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useText } from "../../i18n/text.ts";
import { ConflictForm } from "../../talent/conflict-form.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { jobText } from "./job-text.ts";
import { useShowField } from "./show-field.ts";
import type { useJobDraft } from "./use-job-draft.ts";

export function SaveBar({ editor }: { readonly editor: ReturnType<typeof useJobDraft> }) {
  const t = useText(jobText);
  const merge = useText(talentText).conflict;
  const fields = useShowField();
  const { base, conflict, error, isChanged, isPending } = editor;
  if (base !== null && !isChanged && error === null) return null;
  const save = base === null ? t.create : conflict === null ? t.save : merge.save;
  return (
    <section
      aria-label={t.bar}
      className="sticky bottom-4 z-10 flex flex-col gap-3 rounded-xl border border-line bg-raised p-4 shadow-float"
    >
      {error !== null && <ProblemNote error={error} className="max-h-40 overflow-y-auto" />}
      {conflict !== null && (
        <ConflictForm
          found={conflict.found}
          choices={conflict.choices}
          onChoose={conflict.choose}
          nameOf={fields.nameOf}
          show={fields.show}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-sm text-ink-2">{isChanged && t.bar}</p>
        {isChanged && base !== null && (
          <Button onClick={editor.discard}>
            {conflict === null ? t.discard : merge.takeTheirs}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isPending}>
          {save}
        </Button>
      </div>
    </section>
  );
}
