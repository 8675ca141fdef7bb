/** How long people stay in a stage: those who have left it, and those who are still there. */
import { z } from "zod";
import { Stage } from "../model/application.ts";
import { FUNNEL, type StageStep } from "./funnel.ts";
import { median } from "./median.ts";

const DAY_MS = 86_400_000;

export const StageTime = z.object({
  stage: Stage,
  left: z.int().describe("How many stays in it have ended"),
  left_days: z.number().nullable().describe("Median of these, in days"),
  here: z.int().describe("How many people are in it now"),
  here_days: z.number().nullable().describe("Median of their stay so far, in days"),
});
export type StageTime = z.infer<typeof StageTime>;

interface Stay {
  readonly stage: Stage;
  readonly days: number;
  readonly isOver: boolean;
}

/** Of the stages that somebody waits in; who is hired or gone waits no more. */
const WAITED_IN = FUNNEL.filter((stage) => stage !== "hired");

export function stageTimes(steps: readonly StageStep[], now: Date): StageTime[] {
  const stays = staysOf(steps, now);
  return WAITED_IN.flatMap((stage) => {
    const some = stays.filter((stay) => stay.stage === stage);
    if (some.length === 0) return [];
    const over = some.filter(({ isOver }) => isOver).map(({ days }) => days);
    const open = some.filter(({ isOver }) => !isOver).map(({ days }) => days);
    return [
      {
        ...{ stage, left: over.length, left_days: median(over) },
        ...{ here: open.length, here_days: median(open) },
      },
    ];
  });
}

/** A stay ends where the same application's next step begins. */
function staysOf(steps: readonly StageStep[], now: Date): Stay[] {
  return steps.map(({ application_id, to, created_at }, index) => {
    const next = steps[index + 1];
    const isOver = next?.application_id === application_id;
    const end = isOver ? Date.parse(next.created_at) : now.getTime();
    return { stage: to, days: Math.max(0, end - Date.parse(created_at)) / DAY_MS, isOver };
  });
}
