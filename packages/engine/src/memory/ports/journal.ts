import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";

/** How a step can end. Each of them is data: nothing here aborts the steps beside it. */
export const StepStatus = z.enum(["completed", "failed", "skipped", "rejected", "cancelled"]);
export type StepStatus = z.infer<typeof StepStatus>;

export const StepFailure = z.object({ code: z.string(), message: z.string() });
export type StepFailure = z.infer<typeof StepFailure>;

/**
 * The end of a step, of one item of a fan-out, or of one turn of a loop.
 *
 * `key` says which, unique in its run: `2`, `2[3]` (fourth item), `2#1` (second turn),
 * `2[3]#1/a` (step `a` of the plan inside that turn).
 */
export const JournalRecord = z.object({
  key: z.string(),
  status: StepStatus,
  input: JsonValue.nullable(),
  /** Null for a fan-out: its result is the list of its items' results. */
  result: JsonValue.nullable(),
  error: StepFailure.nullable(),
  /** Items of a fan-out; null for anything else. */
  items: z.int().nullable(),
  attempts: z.int(),
  cached: z.boolean(),
  tokens: z.int(),
  cost: z.number(),
  started_at: z.number(),
  ended_at: z.number(),
});
export type JournalRecord = z.infer<typeof JournalRecord>;

/** What ended in a run. Written only through a run's commit. */
export interface JournalPort {
  /** In the order in which it was written. */
  read(tenant: string, runId: string): Promise<JournalRecord[]>;
}
