/** The questions of one job. */
import type { Preparation } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { deletePreparation, preparationsKey } from "../../../api/resume-interviews.ts";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { interviewText } from "../text/interview-text.ts";
import { QuestionCard } from "./question-card.tsx";

export function PreparationView({
  preparation,
  onGone,
}: {
  readonly preparation: Preparation;
  readonly onGone: () => void;
}) {
  const t = useText(interviewText);
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { id, resume_id, questions, answers } = preparation;
  const remove = useAct({
    mutationFn: () => deletePreparation(resume_id, id),
    onSuccess: async () => {
      onGone();
      await client.invalidateQueries({ queryKey: preparationsKey(resume_id) });
      void notify("success", t.deleted);
    },
  });
  const done = questions.filter((question) => answers[question.id]?.answer.trim()).length;
  return (
    <section className="mt-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-2">
          {t.answered(done, questions.length)}
        </p>
        <Button variant="ghost" onClick={() => setAsks(true)}>
          <Trash2 aria-hidden />
          {t.delete}
        </Button>
      </div>
      {questions.map((question) => (
        <QuestionCard key={`${id} ${question.id}`} preparation={preparation} question={question} />
      ))}
      {asks && (
        <ConfirmDialog
          title={t.delete}
          about={preparation.title || t.unnamed}
          confirm={t.delete}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
