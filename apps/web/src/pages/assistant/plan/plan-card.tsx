/**
 * The seed's PlanPreview: what would be done, by whom and with what effect, before any of it is done.
 * A change is judged by the server at once, which answers with the plan as it stands then.
 */
import type { ApprovalNeeded, PlanView } from "@bole/server/contract";
import { Check, ListChecks, PencilLine, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { cx } from "../../../design/cx.ts";
import { GuardedButton } from "../../../design/guarded-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { effectText } from "../../../talent/effect-text.ts";
import { RejectForm } from "../../approvals/reject-form.tsx";
import { Answered } from "../approval/answered.tsx";
import { type Decision, rejectionOf } from "../model/decision.ts";
import { planText } from "../text/plan-text.ts";
import { workflowText } from "../text/workflow-text.ts";
import { useAskedState, useDecide } from "../use-decide.ts";
import { PlanDifference } from "./plan-difference.tsx";
import { PlanEffects } from "./plan-effects.tsx";
import { PlanSteps } from "./plan-steps.tsx";
import { PlanTools } from "./plan-tools.tsx";

export function PlanCard({
  plan,
  asked,
}: {
  readonly plan: PlanView;
  /** Null until it is asked about. */
  readonly asked: ApprovalNeeded | null;
}) {
  const text = useText(workflowText);
  const t = useText(planText);
  const effects = useText(effectText);
  const { number } = useFormat();
  const [isEditing, setEditing] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const { state, decided } = useAskedState(asked);
  const answer = useDecide(plan.workflow_id);
  const send = (decision: Omit<Decision, "interrupt_id">) => {
    if (asked !== null && !answer.isPending)
      answer.mutate({ interrupt_id: asked.interrupt_id, ...decision });
  };
  const change = (value: NonNullable<Decision["value"]>) => send({ decision: "modify", value });
  const isDecided = answer.isSuccess && answer.variables.decision !== "modify";
  const isOpen = state === "open" && !isDecided;
  const isClosed = isDecided || (state === "closed" && asked !== null);
  const [isShown, setShown] = useState(false);
  return (
    <Card aria-label={t.name(plan.goal)} className="overflow-hidden">
      <header className="flex items-start gap-3 border-b border-line bg-sunken px-4 py-3">
        <ListChecks aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">{plan.goal}</h3>
          <p className="text-sm text-ink-3">
            {[
              text.workflows[plan.workflow_type],
              plan.version > 1 && t.version(number(plan.version)),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {isClosed && <Answered decided={decided} isShown={isShown} onShow={setShown} />}
      </header>
      <div className={cx("flex flex-col gap-4 px-4 py-4", isClosed && !isShown && "hidden")}>
        {plan.difference !== null && <PlanDifference difference={plan.difference} />}
        <PlanSteps
          plan={plan}
          isEditing={isOpen && isEditing}
          isPending={answer.isPending}
          onSteps={(steps) => change({ steps })}
        />
        {isOpen && isEditing && (
          <PlanTools plan={plan} isPending={answer.isPending} onChange={change} />
        )}
        <PlanEffects estimated={plan.estimated_actions} />
        {plan.warnings.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-ink">
            {plan.warnings.map((warning) => (
              <li key={warning} className="break-words">
                {warning}
              </li>
            ))}
          </ul>
        )}
        {answer.isError && <ProblemNote error={answer.error} />}
      </div>
      {isOpen && asked !== null && isRejecting && (
        <div className="border-t border-line px-4 py-3">
          <RejectForm
            optional
            pending={answer.isPending}
            confirm={t.cancel}
            onBack={() => setRejecting(false)}
            onSend={(reason) => answer.mutate(rejectionOf(asked.interrupt_id, reason))}
          />
        </div>
      )}
      {isOpen && !isRejecting && (
        <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
          <GuardedButton
            subject={`${asked?.interrupt_id} ${plan.version}`}
            variant="primary"
            loading={answer.isPending}
            onClick={() => send({ decision: "approve" })}
          >
            {!answer.isPending && <Check aria-hidden />}
            {effects.plan}
          </GuardedButton>
          <Button aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            <PencilLine aria-hidden />
            {isEditing ? t.editDone : t.editing}
          </Button>
          <Button variant="ghost" onClick={() => setRejecting(true)}>
            <X aria-hidden />
            {t.cancel}
          </Button>
        </footer>
      )}
    </Card>
  );
}
