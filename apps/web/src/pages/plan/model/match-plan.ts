/** Whether a stored plan is the one that somebody looks for: every word must be somewhere in it. */
import type { StoredPlan } from "../../../api/plans.ts";

export function matchesWords({ plan_id, tags, plan }: StoredPlan, words: string): boolean {
  const text = [plan_id, ...tags, plan.description ?? ""].join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
