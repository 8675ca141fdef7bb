import type { Plan } from "../contracts/plan.ts";

const MOST = 200;

/** What a list calls a run: one line, and short enough for every list. */
export function runTitle(goal: string | undefined, plan: Plan | null): string {
  const whole = goal ?? plan?.description ?? plan?.steps[0]?.action ?? "";
  const line = whole
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1).toWellFormed()}…`;
}
