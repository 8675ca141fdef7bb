/** The nine stages in their order, and how far a session is. */
import type { CareerSession } from "@bole/server/contract";

type Stage = CareerSession["current_stage"];

export const STAGES: readonly Stage[] = [
  "initial",
  "planning",
  "parallel_analysis",
  "result_integration",
  "user_feedback",
  "goal_decomposition",
  "schedule_planning",
  "final_confirmation",
  "completed",
];

/** What a clear goal has no need of. */
const ANALYSIS: readonly Stage[] = ["parallel_analysis", "result_integration", "user_feedback"];
/** What somebody who is not content at all does not get to. */
const PLANNING: readonly Stage[] = [
  "goal_decomposition",
  "schedule_planning",
  "final_confirmation",
];

export type StageState = "done" | "now" | "skipped" | "later";

export function stageStates(
  current: Stage,
  { integrated_report, final_plan }: Pick<CareerSession, "integrated_report" | "final_plan">,
): readonly { readonly stage: Stage; readonly state: StageState }[] {
  const at = STAGES.indexOf(current);
  return STAGES.map((stage, place) => {
    if (place > at) return { stage, state: "later" };
    if (stage === current && stage !== "completed") return { stage, state: "now" };
    const wasSkipped =
      (ANALYSIS.includes(stage) && integrated_report === null) ||
      (PLANNING.includes(stage) && final_plan === null && current === "completed");
    return { stage, state: wasSkipped ? "skipped" : "done" };
  });
}
