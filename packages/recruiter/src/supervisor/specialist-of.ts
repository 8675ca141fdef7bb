/** Whose work an agent of the engine is: `communication_draft` is communication's. */
import { Specialist, StepAgent } from "../model/index.ts";

export function specialistOf(action: string): StepAgent {
  if (action === "interview_after_reply") return "scheduling";
  const found = StepAgent.options.find((name) => action.startsWith(`${name}_`));
  return found ?? "supervisor";
}

export function specialistsOf(actions: readonly string[]): Specialist[] {
  const used = new Set(actions.map(specialistOf));
  // It reads replies and invites, too.
  if (actions.includes("interview_after_reply")) used.add("communication");
  return Specialist.options.filter((name) => used.has(name));
}
