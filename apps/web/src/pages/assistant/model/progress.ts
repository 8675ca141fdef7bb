/** The steps of a workflow as its tracker shows them: those of the plan first, begun or not. Pure. */
import type { PlanView, WorkflowStep } from "@bole/server/contract";
import { isOwn } from "./plan-edit.ts";

export interface StepProgress {
  readonly step: string;
  readonly agent: WorkflowStep["agent"];
  readonly title: string;
  readonly status: WorkflowStep["status"] | "pending";
  readonly items: WorkflowStep["items"];
  readonly detail: string;
}

/** The supervisor's own nodes go on behind the steps of the plan; only what goes wrong there is news. */
const isNews = ({ status }: WorkflowStep) => status === "failed";

export function stepsToShow(
  plan: PlanView | null,
  told: readonly WorkflowStep[],
): readonly StepProgress[] {
  const byStep = new Map(told.map((step) => [step.step, step]));
  const planned = (plan?.steps.filter(isOwn) ?? []).map(({ id, agent, action }): StepProgress => {
    const step = byStep.get(id);
    const { status, items, detail } = step ?? { status: "pending", items: null, detail: "" };
    return { step: id, agent, title: action, status, items, detail };
  });
  const known = new Set(planned.map(({ step }) => step));
  const others = told.filter((step) => !known.has(step.step));
  return [...others.filter((step) => plan === null || isNews(step)), ...planned];
}
