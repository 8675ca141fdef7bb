import { z } from "zod";
import { Condition } from "./condition.ts";
import { JsonValue } from "./json.ts";
import { Retry } from "./retry.ts";

/**
 * The plan: what a planner writes, a person edits and the compiler compiles. Objects are strict,
 * because a misspelt key that is silently dropped is a step that silently does something else.
 */

/** Words after a `$` that name something other than a step. */
export const SCOPE_NAMES = ["input", "item", "index", "event", "last", "iteration"] as const;
export type ScopeName = (typeof SCOPE_NAMES)[number];

const reserved: readonly string[] = SCOPE_NAMES;

export const StepId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, "use letters, digits, _ and -, 64 at most")
  .refine((id) => !reserved.includes(id), `must not be one of ${SCOPE_NAMES.join(", ")}`)
  // LangGraph looks names up in plain objects, and takes these for channels.
  .refine((id) => !(id in {}), "must not be what every object has, such as constructor");

/** A time on the calendar, or a text with a placeholder that will be one. */
const Moment = z.union([z.iso.datetime({ offset: true }), z.string().regex(/\$/)], {
  error: "use an ISO 8601 time such as 2030-01-31T09:00:00Z, or a placeholder",
});

export const Wait = z
  .strictObject({
    /** Name of the event that ends the wait. */
    event: z.string().min(1).max(200).optional(),
    /** What the event's payload must contain. */
    match: z.record(z.string(), JsonValue).optional(),
    until: Moment.optional(),
    for_ms: z.int().min(0).optional(),
  })
  .refine(
    (wait) => wait.event !== undefined || wait.until !== undefined || wait.for_ms !== undefined,
    "say what to wait for: event, until or for_ms",
  );
export type Wait = z.infer<typeof Wait>;

export const Step = z.strictObject({
  id: StepId,
  /** The agent's name. */
  action: z.string().min(1),
  depends_on: z.array(z.string()).default([]),
  /** May hold placeholders at any depth. */
  args: z.record(z.string(), JsonValue).default({}),
  /** Runs the step once for each entry of this list. */
  each: z.union([z.string().min(1), z.array(JsonValue)]).optional(),
  /** How many items of a fan-out run at the same time. */
  concurrency: z.int().min(1).max(1000).optional(),
  /** Skips the step if false. Asked once, before `wait`, `approval` and `each`. */
  when: Condition.optional(),
  repeat: z.strictObject({ until: Condition, max: z.int().min(1).max(1000) }).optional(),
  approval: z.enum(["before", "after"]).optional(),
  wait: Wait.optional(),
  retry: Retry.optional(),
  timeout_ms: z.int().min(1).optional(),
  /** Runs the agent in a run of its own, which this one waits for. Of a fan-out, each item has one. */
  child_run: z.boolean().optional(),
  on_error: z.enum(["fail", "continue", "replan"]).default("fail"),
});
export type Step = z.infer<typeof Step>;

/** More than any plan needs that is not a fan-out written out. */
export const MAX_STEPS = 10_000;

export const Plan = z.strictObject({
  steps: z.array(Step).min(1).max(MAX_STEPS),
  description: z.string().optional(),
  version: z.string().optional(),
  meta: z.record(z.string(), JsonValue).default({}),
});
export type Plan = z.infer<typeof Plan>;
/** A plan as people write it: what has a default may be left out. */
export type PlanDraft = z.input<typeof Plan>;

export function isPlanDraft(value: unknown): value is PlanDraft {
  return Plan.safeParse(value).success;
}
