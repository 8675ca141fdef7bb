/** What a person answers at an interrupt. */
import { TEXT_LIMITS } from "@bole/base";
import { JsonValue } from "@bole/engine";
import { z } from "zod";
import { PlanEdit } from "./plan-edit.ts";

export const ItemDecision = z.strictObject({
  id: z.string().min(1),
  keep: z.boolean().default(true),
  /** Fields of its preview that become something else. */
  edit: z.record(z.string(), JsonValue).optional(),
});

export type ItemDecision = z.infer<typeof ItemDecision>;

/** Of a plan: `remove` and the rest are applied in this order; or the whole list of steps, as wanted. */
export const StepEdit = z.strictObject({
  id: z.string().min(1),
  /** Missing for a new step: the agent on the engine, such as `communication_draft`. */
  uses: z.string().optional(),
  args: z.record(z.string(), JsonValue).optional(),
  depends_on: z.array(z.string()).optional(),
});
export type StepEdit = z.infer<typeof StepEdit>;

export const DecisionValue = z.union([
  /** The steps as they are wanted, in their order: one that is not named is removed. */
  z.strictObject({ steps: z.array(StepEdit).min(1) }),
  /** Another agent's work, one of `GET /agent/workflows/:id/additions`; what it needs comes along. */
  z.strictObject({ add: z.string().min(1).max(100) }),
  /** In words: "drop the third one", "只发给前五个". */
  z.strictObject({ text: z.string().trim().min(1).max(TEXT_LIMITS.decision) }),
  z.strictObject({ items: z.array(ItemDecision) }),
  /** Of a plan, with the words that said so. */
  z.strictObject({
    edits: z.array(PlanEdit).min(1).max(20),
    said: z.string().max(TEXT_LIMITS.decision).nullable().default(null),
  }),
]);
export type DecisionValue = z.infer<typeof DecisionValue>;

export const Decision = z.strictObject({
  interrupt_id: z.string().min(1),
  decision: z.enum(["approve", "reject", "modify"]),
  value: DecisionValue.optional(),
  reason: z.string().max(2_000).optional(),
  /** Of `modify`: what is asked about is shown as changed, and the question stands. A plan's always does. */
  waits: z.boolean().optional(),
});
export type Decision = z.infer<typeof Decision>;

/** What became of a question, as whoever looks later is told. */
export const DecidedApproval = z.object({
  interrupt_id: z.string(),
  decision: z.enum(["approved", "rejected", "expired"]),
  by: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
  items: z
    .array(z.object({ id: z.string(), keep: z.boolean(), edit: z.record(z.string(), JsonValue) }))
    .describe("Those that were left out or changed; the others were approved as they were shown"),
});
export type DecidedApproval = z.infer<typeof DecidedApproval>;
