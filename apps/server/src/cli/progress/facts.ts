/** What events carry that a terminal shows; each type carries some of it. */
import { GateDecision, nodeOfKey, type RunEvent, StepFailure, Verdict } from "@bole/engine";
import { z } from "zod";

const Facts = z.object({
  action: z.string().optional(),
  ms: z.number().optional(),
  items: z.int().optional(),
  attempt: z.int().optional(),
  message: z.string().optional(),
  code: z.string().optional(),
  error: StepFailure.nullish(),
  phase: z.enum(["before", "after", "wait"]).optional(),
  event: z.string().nullish(),
  decision: GateDecision.optional(),
  by: z.string().optional(),
  reason: z.string().nullish(),
});
type Facts = z.infer<typeof Facts>;

export function factsOf({ data }: RunEvent): Facts {
  return Facts.safeParse(data).data ?? {};
}

export const PlanCreated = z.object({
  revision: z.int(),
  steps: z.union([z.int(), z.array(z.unknown()).transform((steps) => steps.length)]),
  description: z.string().nullish(),
});
export const PlanInvalid = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export const Evaluated = z.object({ verdicts: z.array(Verdict) });

/** What a person calls it: `write@2[0]` is item 0 of the step `write`, whichever the revision. */
export const nameOf = (key: string): string => nodeOfKey(key).replace(/@\d+/g, "");

/** Whether it is one of many: of a fan-out, only the whole is told line by line. */
export const isItem = (key: string): boolean => /\[\d+\]/.test(key);
