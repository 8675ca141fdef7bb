/** Takes somebody who was suggested into the job, with a way back. */
import { useQueryClient } from "@tanstack/react-query";
import { Check, UserPlus } from "lucide-react";
import { applyForJob, CANDIDATES_KEY } from "../../api/candidates.ts";
import { askEffect, newKey } from "../../api/effects.ts";
import { JOBS_KEY } from "../../api/jobs.ts";
import { BOARDS_KEY } from "../../api/pipeline.ts";
import { Button } from "../../design/button.tsx";
import { notifyWithUndo } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { jobText } from "./job-text.ts";

export function AddSuggested({
  jobId,
  person,
}: {
  readonly jobId: string;
  readonly person: { readonly id: string; readonly title: string };
}) {
  const t = useText(jobText).suggestions;
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const showAnew = () => {
    for (const queryKey of [CANDIDATES_KEY, JOBS_KEY, BOARDS_KEY])
      void client.invalidateQueries({ queryKey });
  };
  const remove = useAct({
    mutationFn: (application_id: string) =>
      askEffect({ kind: "remove_application", payload: { application_id } }, newKey()),
    onSuccess: () => add.reset(),
    onSettled: showAnew,
  });
  const add = useAct({
    mutationFn: () => applyForJob({ person_id: person.id, job_id: jobId }),
    onSuccess: ({ id }) =>
      void notifyWithUndo(t.added(person.title), undo, () => remove.mutate(id)),
    onSettled: showAnew,
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="sm"
        disabled={add.isSuccess}
        loading={add.isPending}
        onClick={() => add.mutate()}
      >
        {add.isSuccess ? <Check aria-hidden /> : <UserPlus aria-hidden />}
        {add.isSuccess ? t.isAdded : t.add}
      </Button>
      {add.isError && <ProblemNote error={add.error} />}
    </div>
  );
}
