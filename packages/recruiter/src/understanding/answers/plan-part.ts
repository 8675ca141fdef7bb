/** What a no to a part of a plan decides about the plan. */
import { z } from "zod";
import { groupOf } from "../../supervisor/modify/groups.ts";
import { refusalOf } from "../../supervisor/modify/refused-parts.ts";
import type { Pending } from "../pending.ts";

const Step = z.object({ uses: z.string(), depends_on: z.array(z.string()) });
type Step = z.infer<typeof Step>;
const Shown = z.object({ steps: z.array(Step) });

/**
 * `modify`: those steps go, or it is asked what is meant. `reject`: nothing else would be left. `other`:
 * the plan has no such step, so something else is meant. Null where no part is named.
 */
export function partRefused(
  raw: string,
  { kind, items }: Pick<Pending, "kind" | "items">,
): "modify" | "reject" | "other" | null {
  const refusal = kind === "plan" ? refusalOf(raw) : null;
  if (refusal === null) return null;
  const steps = Shown.safeParse(items[0]?.preview).data?.steps;
  if (steps === undefined || refusal.isWholeToo) return "modify";
  const isMeant = ({ uses, depends_on }: Step) =>
    refusal.groups.includes(groupOf(uses, depends_on));
  if (!steps.some(isMeant)) return "other";
  const isAll = steps.every((step) => AIDS.test(step.uses) || isMeant(step));
  // Interviews that stand may be meant as well as the plan: that is asked.
  return isAll && !refusal.isCancelled ? "reject" : "modify";
}

/** What only serves the rest. */
const AIDS = /^(?:supervisor_|jd_parse$|matching_load$|scheduling_load$)/u;
