import { z } from "zod";

/** Limits of one run, or of one round of it. What is not given is not limited. */
export const Budget = z.strictObject({
  tokens: z.int().min(0).optional(),
  /** In US dollars. */
  cost: z.number().min(0).optional(),
  /** Calls of agents, of the planner and of the evaluator, retries included. */
  steps: z.int().min(0).optional(),
  /** Wall time while the run is running, in milliseconds; time spent waiting does not count. */
  time_ms: z.int().min(1).optional(),
});
export type Budget = z.infer<typeof Budget>;

/** What has been spent. */
export const Spent = z.object({ tokens: z.number(), cost: z.number(), calls: z.number() });
export type Spent = z.infer<typeof Spent>;
