/** Moves somebody to another stage from the list of tasks, with the way back. */
import type { Stage } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CANDIDATES_KEY } from "../../../api/candidates.ts";
import { askEffect, newKey } from "../../../api/effects.ts";
import { JOBS_KEY } from "../../../api/jobs.ts";
import { BOARDS_KEY } from "../../../api/pipeline.ts";
import { hiringTodayQuery } from "../../../api/today.ts";
import { describeError } from "../../../design/describe-error.ts";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { openBooking } from "../../../talent/interview/booking-offer.tsx";
import { interviewText } from "../../../talent/interview/interview-text.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { hiringText } from "./hiring-text.ts";
import type { Task } from "./task.ts";

interface Move {
  readonly to: Stage;
  readonly reason: string;
  readonly version: number;
  readonly isUndo: boolean;
}

export function useMoveTask(task: Task) {
  const t = useText(hiringText);
  const { stages } = useText(talentText);
  const shell = useShellText();
  const client = useQueryClient();
  const { book } = useText(interviewText);
  const name = task.name || t.unnamed;
  const offer = { name, application: { id: task.application_id, job_title: task.job_title } };
  const change = useAct({
    mutationFn: ({ to, reason, version }: Move) =>
      askEffect(
        {
          kind: "move_stage",
          payload: { application_id: task.application_id, to, reason, version },
        },
        newKey(),
      ),
    onSuccess: ({ state }, { to, version, isUndo }) => {
      if (state !== "done") void notify("success", t.waits(name));
      else if (isUndo) void notify("success", t.moved(name, stages[to]));
      else
        void notifyWithUndo(
          t.moved(name, stages[to]),
          shell.action.undo,
          () => change.mutate({ to: task.stage, reason: "", version: version + 1, isUndo: true }),
          to === "interview" ? { label: book, onClick: () => openBooking(offer) } : undefined,
        );
    },
    failure: (error) => `${name}: ${describeError(error, shell).title}`,
    onSettled: () =>
      Promise.all(
        [hiringTodayQuery.queryKey, CANDIDATES_KEY, JOBS_KEY, BOARDS_KEY, ["effects"]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    isPending: change.isPending,
    move: (to: Stage, reason = "") =>
      change.mutate({ to, reason, version: task.application_version, isUndo: false }),
  };
}
