/** Which events a reader wants to see. Pure. */
import type { RunEvent } from "./events-text.ts";

export const KINDS = ["all", "run", "step", "gate", "plan", "trouble"] as const;
export type Kind = (typeof KINDS)[number];

const PLANNING: readonly RunEvent["type"][] = [
  "plan_created",
  "plan_invalid",
  "evaluated",
  "replanned",
];
const TROUBLE: readonly RunEvent["type"][] = [
  "run_failed",
  "step_failed",
  "step_retried",
  "step_rejected",
  "guardrail_warning",
  "budget_exceeded",
  "repeat_exhausted",
  "plan_invalid",
];

/** A step's word finds the step, its items, its turns and what is inside it. */
export function matches(event: RunEvent, kind: Kind, step: string): boolean {
  const word = step.trim();
  if (word !== "" && !belongsTo(event.key, word)) return false;
  switch (kind) {
    case "all":
      return true;
    case "plan":
      return PLANNING.includes(event.type);
    case "trouble":
      return TROUBLE.includes(event.type);
    default:
      return event.type.startsWith(`${kind}_`);
  }
}

function belongsTo(key: string | null, word: string): boolean {
  if (key === null || !key.startsWith(word)) return false;
  return key.length === word.length || "[#~/@".includes(key.charAt(word.length));
}
