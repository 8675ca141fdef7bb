import type { JsonValue } from "@bole/engine";
import { z } from "zod";

const EffectAnswer = z.object({ state: z.string() });

/** Whether the gate keeps it for somebody to approve. */
export function isWaiting(answer: JsonValue): boolean {
  return EffectAnswer.parse(answer).state === "awaiting_approval";
}
