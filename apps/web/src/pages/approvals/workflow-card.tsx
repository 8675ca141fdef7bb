/** A question of one of the assistant's workflows: asked as the conversation asks it, however old it is. */
import type { Approval, ApprovalNeeded, WorkflowView } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { accountText } from "../../account/account-text.ts";
import { useMay } from "../../account/use-session.ts";
import { workflowQuery } from "../../api/recruiter.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ApprovalBlock } from "../assistant/approval/approval-block.tsx";
import { PlanCard } from "../assistant/plan/plan-card.tsx";
import { approvalsText } from "./approvals-text.ts";

const LINK = "font-medium break-words text-accent-ink hover:underline";

/** As often as the inbox itself, unless so many wait that asking for all would keep the server busy. */
const POLL_MS = 5_000;
const MANY = 20;

export default function WorkflowCard({
  approval,
  workflowId,
  among,
}: {
  readonly approval: Approval;
  readonly workflowId: string;
  /** How many of them are asked for. */
  readonly among: number;
}) {
  const { readOnly } = useText(accountText);
  const isAllowed = useMay()("assistant");
  const { data, error, isError, refetch } = useQuery({
    ...workflowQuery(workflowId),
    enabled: isAllowed,
    refetchInterval: POLL_MS * Math.ceil(among / MANY),
  });
  const { gate_id } = approval.gate;
  const asked = data?.approvals.find(({ interrupt_id }) => interrupt_id === gate_id);
  if (!isAllowed)
    return (
      <Card className="px-5 py-4" data-gate={gate_id}>
        <p className="font-medium break-words">{approval.run.title}</p>
        <p className="text-sm text-ink-3">{readOnly}</p>
      </Card>
    );
  if (data === undefined) {
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </Card>
    );
  }
  // It was answered, which the inbox will hear in a moment.
  if (asked === undefined) return null;
  return <Asked approval={approval} asked={asked} workflow={data} />;
}

function Asked({
  approval: { gate, run },
  asked,
  workflow: { plan, session_id },
}: {
  readonly approval: Approval;
  readonly asked: ApprovalNeeded;
  readonly workflow: WorkflowView;
}) {
  const t = useText(approvalsText);
  const { since, exact } = useFormat();
  return (
    <div data-gate={gate.gate_id}>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 px-1 text-sm text-ink-3">
        <Link to="/assistant" search={{ session: session_id }} className={LINK}>
          {t.toConversation}
        </Link>
        <Link to="/runs/$runId" params={{ runId: run.run_id }} className={LINK}>
          {t.toRun}
        </Link>
        <time dateTime={gate.created_at} title={exact(gate.created_at)}>
          {t.asked(since(gate.created_at, Date.now()))}
        </time>
      </p>
      {asked.kind === "plan" && plan !== null ? (
        <PlanCard plan={plan} asked={asked} />
      ) : (
        <ApprovalBlock asked={asked} />
      )}
    </div>
  );
}
