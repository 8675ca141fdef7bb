/** How far a step is: one of the plan, or a node of the supervisor that the seed draws. */
import type { Plan } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import type { RecruiterEvent, WorkflowStep } from "../model/index.ts";
import { specialistOf } from "../supervisor/specialist-of.ts";
import { titleOf } from "../supervisor/words.ts";
import { stateOf } from "../workflows/workflow-state.ts";

/** `generate_plan`, `validate_plan`, `present_plan`, `dispatch`, `finalize`. */
export function nodeEvent(
  workflow: Workflow,
  step: string,
  status: WorkflowStep["status"],
): RecruiterEvent {
  return eventOf(workflow, step, step, { status, items: null, detail: "" });
}

export function stepEvent(
  step: string,
  workflow: Workflow,
  plan: Plan | null,
  about: Pick<WorkflowStep, "status" | "items" | "detail">,
): RecruiterEvent {
  const action = plan?.steps.find(({ id }) => id === step)?.action ?? step;
  return eventOf(workflow, step, action, about);
}

function eventOf(
  workflow: Workflow,
  step: string,
  action: string,
  about: Pick<WorkflowStep, "status" | "items" | "detail">,
): RecruiterEvent {
  const { language } = stateOf(workflow);
  return {
    type: "workflow_step",
    content: {
      workflow_id: workflow.id,
      run_id: workflow.id,
      step,
      agent: specialistOf(action),
      title: titleOf(action, language),
      ...about,
    },
  };
}
