import { engineErrors } from "../../errors.ts";
import type { PlannerSet } from "../../planner/ports.ts";

/** Planners by name. */
export type PlannerSets = { readonly [name: string]: PlannerSet };

/** Throws `planner-unknown`. */
export function plannerSet(sets: PlannerSets, name: string): PlannerSet {
  const found = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (found) return found;
  const names = Object.keys(sets);
  throw engineErrors.error("planner-unknown", {
    detail: `There is no planner "${name}"; there ${names.length > 0 ? `is: ${names.join(", ")}` : "is none"}.`,
    data: { planners: names },
  });
}
