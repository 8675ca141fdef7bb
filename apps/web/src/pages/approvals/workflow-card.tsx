/** A question of one of the assistant's workflows: asked as the conversation asks it. */
import type { Approval } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ApprovalBlock } from "../assistant/approval/approval-block.tsx";
import { PlanCard } from "../assistant/plan/plan-card.tsx";
import type { Asked } from "../assistant/use-asked.ts";
import { approvalsText } from "./approvals-text.ts";

const LINK = "font-medium break-words text-accent-ink hover:underline";

export function WorkflowCard({
  approval: { gate, run },
  asked: { asked, plan, sessionId },
}: {
  readonly approval: Approval;
  readonly asked: Asked;
}) {
  const t = useText(approvalsText);
  const { since, exact } = useFormat();
  return (
    <div data-gate={gate.gate_id}>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 px-1 text-sm text-ink-3">
        <Link to="/assistant" search={{ session: sessionId }} className={LINK}>
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
