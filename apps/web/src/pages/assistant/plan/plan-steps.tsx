/** The steps of a plan, each with who does it and how; in between, where somebody is asked. */
import type { PlanView, PlanViewStep, StepEdit } from "@bole/server/contract";
import { ArrowDown, ArrowUp, Hand, SlidersHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { AgentBadge } from "../agent-badge.tsx";
import { canMove, changedStep, isOwn, movedStep, withoutStep } from "../model/plan-edit.ts";
import { planText } from "../text/plan-text.ts";
import { workflowText } from "../text/workflow-text.ts";
import { StepParameters } from "./step-parameters.tsx";

interface StepsProps {
  readonly plan: PlanView;
  readonly isEditing: boolean;
  readonly isPending: boolean;
  readonly onSteps: (steps: StepEdit[]) => void;
}

export function PlanSteps(props: StepsProps) {
  const t = useText(workflowText);
  const { steps } = useText(planText);
  return (
    <ol aria-label={steps} className="flex flex-col">
      {props.plan.steps.map((step) =>
        isOwn(step) ? (
          <Step key={step.step} {...props} step={step} />
        ) : (
          <li
            key={step.step}
            className="flex items-center gap-2 border-l-2 border-dashed border-warning-ink/40 py-1.5 pl-3 text-sm text-warning-ink"
          >
            <Hand aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 break-words">
              {t.modes.interrupt}: {step.action}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

function Step({
  plan,
  step,
  isEditing,
  isPending,
  onSteps,
}: StepsProps & { readonly step: PlanViewStep }) {
  const text = useText(workflowText);
  const t = useText(planText);
  const [isOpen, setOpen] = useState(false);
  const own = plan.steps.filter(isOwn);
  const number = own.findIndex(({ id }) => id === step.id) + 1;
  const move = (by: -1 | 1) => {
    const steps = movedStep(plan, step.id, by);
    if (steps !== null) onSteps(steps);
  };
  return (
    <li className="border-l-2 border-line py-2 pl-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="w-5 text-sm text-ink-3 tabular-nums">{number}</span>
        <span className="min-w-0 flex-1 basis-40 break-words">{step.action}</span>
        <AgentBadge agent={step.agent} />
        {step.mode !== "sequential" && (
          <span className="text-xs text-ink-3">{text.modes[step.mode]}</span>
        )}
        {isEditing && (
          <span className="-my-1 ml-auto flex">
            <IconButton
              label={t.up(step.action)}
              disabled={isPending || !canMove(plan, step.id, -1)}
              onClick={() => move(-1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={t.down(step.action)}
              disabled={isPending || !canMove(plan, step.id, 1)}
              onClick={() => move(1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton
              label={t.parameters(step.action)}
              aria-expanded={isOpen}
              disabled={isPending}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden />
            </IconButton>
            <IconButton
              label={t.remove(step.action)}
              disabled={isPending || own.length === 1}
              onClick={() => onSteps(withoutStep(plan, step.id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      {isEditing && isOpen && (
        <StepParameters
          key={JSON.stringify(step.args)}
          step={step}
          isPending={isPending}
          onSave={(args) => onSteps(changedStep(plan, step.id, args))}
        />
      )}
    </li>
  );
}
