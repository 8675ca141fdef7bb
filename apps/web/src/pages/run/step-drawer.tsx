/** Everything about one node of the graph, beside the graph. */
import type { GraphNode } from "@bole/engine/draw";
import type { RunDetail, RunStep } from "@bole/server/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronsDownUp, ChevronsUpDown, ShieldAlert } from "lucide-react";
import { stepQuery } from "../../api/runs.ts";
import { Badge, type Tone } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { Drawer } from "../../design/drawer.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { ValuePanel } from "../../values/value-panel.tsx";
import { ValueView } from "../../values/value-view.tsx";
import { ForkForm } from "./fork-form.tsx";
import { guardrailRemarks, progressRemarks, type Remark } from "./step-facts.ts";
import { StepGates } from "./step-gates.tsx";
import { StepRecord } from "./step-record.tsx";
import { stepText } from "./step-text.ts";

type Status = NonNullable<GraphNode["status"]> | "pending";

const TONES: Record<Status, Tone> = {
  active: "accent",
  waiting: "warning",
  completed: "ok",
  failed: "danger",
  rejected: "danger",
  skipped: "neutral",
  cancelled: "neutral",
  pending: "neutral",
};

export function StepDrawer({
  run,
  nodeId,
  node,
  unfolded,
  onToggle,
  onClose,
}: {
  readonly run: RunDetail;
  readonly nodeId: string;
  /** Undefined where it is not in the graph as it is drawn now. */
  readonly node: GraphNode | undefined;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}) {
  const t = useText(stepText);
  const state = JSON.stringify([node?.status, node?.gate, node?.fan_out, node?.repeat]);
  const { data, error, isError, refetch } = useQuery({
    ...stepQuery(run.run_id, nodeId, state),
    placeholderData: keepPreviousData,
  });
  const step = data?.key === nodeId ? data : undefined;
  const status: Status = step?.record?.status ?? node?.status ?? "pending";
  return (
    <Drawer
      key={nodeId}
      onClose={onClose}
      title={step?.action ?? node?.label ?? nodeId}
      about={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>
          <code className="font-mono text-xs break-all">{nodeId}</code>
          {node?.inside !== undefined && (
            <Button size="sm" variant="ghost" onClick={onToggle}>
              {unfolded ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
              {unfolded ? t.fold : t.unfold}
            </Button>
          )}
        </span>
      }
    >
      {step === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {step === undefined && !isError && <SkeletonRows rows={4} />}
      {step !== undefined && <StepBody run={run} step={step} />}
    </Drawer>
  );
}

function StepBody({ run, step }: { readonly run: RunDetail; readonly step: RunStep }) {
  const t = useText(stepText);
  const { record } = step;
  const planned = run.plan?.steps.find(({ id }) => id === step.step);
  // A step of the outermost plan: its key is its id, with the revision's number at most.
  const isOutermost = /^[^[#~/]+$/.test(step.key) && planned !== undefined;
  // What the run itself does, such as making a plan, is no step that one could fork from.
  const isReserved = step.key.startsWith("@");
  return (
    <div className="flex flex-col gap-5">
      <StepRecord step={step} />
      <StepGates gates={step.gates} />
      <Remarks title={t.guardrails} remarks={guardrailRemarks(step.events)} warn />
      {record === null && <p className="text-sm text-ink-3">{t.noRecord}</p>}
      {record !== null && record.items === null && (
        <>
          <ValuePanel label={t.input} value={record.input} />
          {record.status === "completed" && <ValuePanel label={t.output} value={record.result} />}
        </>
      )}
      {record !== null && record.items !== null && record.result !== null && (
        <ValuePanel label={t.output} value={record.result} />
      )}
      <Remarks title={t.progress} remarks={progressRemarks(step.events)} />
      {record !== null &&
        !isReserved &&
        (isOutermost ? (
          <ForkForm runId={run.run_id} step={planned} />
        ) : (
          <p className="text-sm text-ink-3">{t.fork.onlySteps}</p>
        ))}
    </div>
  );
}

function Remarks({
  title,
  remarks,
  warn,
}: {
  readonly title: string;
  readonly remarks: readonly Remark[];
  readonly warn?: boolean;
}) {
  if (remarks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {remarks.map(({ seq, text, data }) => (
          <li key={seq} className="flex items-start gap-2 text-sm">
            {warn && (
              <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
            )}
            <div className="min-w-0">
              <p className="break-words">{text}</p>
              {data !== null && <ValueView value={data} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
