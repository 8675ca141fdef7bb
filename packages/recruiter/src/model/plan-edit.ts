/** What somebody wants to be different about a plan. */
import { TEXT_LIMITS } from "@bole/base";
import { z } from "zod";

/** Steps that belong together: what is removed may take its own part along, but nobody else's. */
export const PlanPart = z.enum([
  ...(["jd", "find", "mail", "interviews", "review", "cleanup", "supervisor", "other"] as const),
]);
export type PlanPart = z.infer<typeof PlanPart>;

/** The number of a line as it is shown, from 1. */
const Line = z.int().min(1).max(200);

export const PlanEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("remove_lines"), lines: z.array(Line).min(1).max(200) }),
  z.strictObject({ kind: z.literal("remove_group"), group: PlanPart }),
  z.strictObject({ kind: z.literal("add_group"), group: z.enum(["mail", "interviews"]) }),
  /** The agent on the engine; what it needs comes along. */
  z.strictObject({ kind: z.literal("add_step"), uses: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal("limit"), people: z.int().min(1).max(200) }),
  z.strictObject({ kind: z.literal("move"), line: Line, to: Line, before: z.boolean() }),
  z.strictObject({ kind: z.literal("minutes"), minutes: z.int().min(5).max(480) }),
  z.strictObject({
    kind: z.literal("instructions"),
    words: z.string().min(1).max(TEXT_LIMITS.decision),
  }),
]);
export type PlanEdit = z.infer<typeof PlanEdit>;
