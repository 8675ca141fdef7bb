/** Pause and resume; retry and skip where a run stopped. */
import type { RunDetail } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, RotateCcw, SkipForward } from "lucide-react";
import { actOnRun, runQuery } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { holdText } from "./hold-text.ts";

type Action = "pause" | "resume" | "retry" | "skip";

const ICONS = { pause: CirclePause, resume: CirclePlay, retry: RotateCcw, skip: SkipForward };

export function OperateRun({ run }: { readonly run: RunDetail }) {
  const t = useText(holdText).actions;
  const act = useAction(run.run_id);
  const actions = actionsOf(run);
  if (actions.length === 0) return null;
  return (
    <>
      {actions.map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            loading={act.isPending && act.variables === action}
            disabled={act.isPending}
            onClick={() => act.mutate(action)}
          >
            <Icon aria-hidden />
            {t[action]}
          </Button>
        );
      })}
      {act.isError && <ProblemNote error={act.error} className="basis-full" />}
    </>
  );
}

/** Why a run is put aside that a person has paused, or that is quarantined. */
export function HoldNote({ hold }: { readonly hold: NonNullable<RunDetail["hold"]> }) {
  const t = useText(holdText);
  if (hold.reason === "version") return null;
  const { title } = t[hold.reason];
  return (
    <Card aria-label={title} className="mb-6 border-warning-ink px-5 py-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-ink-2">
        {hold.reason === "operator"
          ? t.operator.about(hold.by)
          : t.quarantine.about(hold.failure.step)}
      </p>
      {hold.reason === "operator" && hold.note !== "" && <p className="mt-1">{hold.note}</p>}
      {hold.reason === "quarantine" && (
        <p className="mt-1 break-words text-ink-3">{hold.failure.message}</p>
      )}
    </Card>
  );
}

function actionsOf({ status, hold, planned, error }: RunDetail): readonly Action[] {
  if (hold?.reason === "operator") return ["resume"];
  if (hold?.reason === "quarantine") return ["retry", "skip"];
  if (hold !== null) return [];
  if (status === "running" || status === "waiting") return ["pause"];
  // A run with a goal plans anew instead; without a step there is nothing to skip.
  if (status !== "failed" || planned) return [];
  return error?.step === undefined ? ["retry"] : ["retry", "skip"];
}

function useAction(runId: string) {
  const t = useText(holdText).actions;
  const client = useQueryClient();
  const done = { pause: t.paused, resume: t.resumed, retry: t.retried, skip: t.skipped };
  return useAct({
    mutationFn: (action: Action) => actOnRun(runId, action),
    onSuccess: (_, action) => {
      void client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
      void notify("success", done[action]);
    },
  });
}
