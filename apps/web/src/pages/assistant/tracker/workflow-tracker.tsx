/** The seed's WorkflowTracker: how far a workflow is, step by step, as it happens. */
import type { WorkflowStep } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartNetwork, Square } from "lucide-react";
import { useState } from "react";
import { cancelWorkflow, WORKFLOWS_KEY, workflowQuery } from "../../../api/recruiter.ts";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { stepsToShow } from "../model/progress.ts";
import { assistantText } from "../text/assistant-text.ts";
import { workflowText } from "../text/workflow-text.ts";
import { StepLine } from "./step-line.tsx";

const TONES: Readonly<Record<string, Tone>> = {
  running: "accent",
  waiting: "warning",
  completed: "ok",
  failed: "danger",
  cancelled: "neutral",
};

export function WorkflowTracker({
  workflowId,
  steps,
}: {
  readonly workflowId: string;
  readonly steps: readonly WorkflowStep[];
}) {
  const text = useText(workflowText);
  const t = text.tracker;
  const { status: states } = useText(assistantText);
  const { data } = useQuery(workflowQuery(workflowId));
  const [isStopping, setStopping] = useState(false);
  const runId = data?.run_id ?? steps[0]?.run_id;
  const isAlive = data?.status === "running" || data?.status === "waiting";
  const title = data === undefined ? t.title : text.workflows[data.workflow_type];
  return (
    <Card aria-label={t.name(data?.goal ?? "")} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2.5">
        <h3 className="min-w-0 flex-1 font-semibold break-words">{title}</h3>
        {data !== undefined && (
          <Badge tone={TONES[data.status] ?? "neutral"}>{states[data.status]}</Badge>
        )}
        {runId !== undefined && (
          <Link to="/runs/$runId" params={{ runId }} className={buttonClass("ghost", "sm")}>
            <ChartNetwork aria-hidden />
            {t.graph}
          </Link>
        )}
        {isAlive && (
          <Button size="sm" variant="ghost" onClick={() => setStopping(true)}>
            <Square aria-hidden />
            {t.cancel}
          </Button>
        )}
      </header>
      <ol aria-label={t.steps} className="flex flex-col gap-2 px-4 py-3">
        {stepsToShow(data?.plan ?? null, steps).map((line) => (
          <StepLine key={line.step} line={line} />
        ))}
      </ol>
      {isStopping && <StopDialog workflowId={workflowId} onClose={() => setStopping(false)} />}
    </Card>
  );
}

function StopDialog({
  workflowId,
  onClose,
}: {
  readonly workflowId: string;
  readonly onClose: () => void;
}) {
  const t = useText(workflowText).tracker;
  const client = useQueryClient();
  const stop = useAct({
    mutationFn: () => cancelWorkflow(workflowId),
    onSuccess: () => {
      void notify("success", t.cancelled);
      onClose();
    },
    onSettled: () => {
      for (const queryKey of [WORKFLOWS_KEY, ["approvals"]])
        void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={t.cancelTitle}
      about={t.cancelAbout}
      confirm={t.cancel}
      isPending={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate()}
      onClose={onClose}
    />
  );
}
