/** What a requirement counts when changes are put in order: what must be there counts three times what the work is. */
import type { Requirement } from "./tailoring.ts";

const WEIGHTS: Readonly<Record<Requirement["need"], number>> = { must: 3, nice: 2, duty: 1 };

export const requirementWeight = ({ need }: Pick<Requirement, "need">): number => WEIGHTS[need];

export function servedWeight(
  requirements: readonly Requirement[],
  served: readonly string[],
): number {
  return requirements
    .filter(({ id }) => served.includes(id))
    .reduce((sum, one) => sum + requirementWeight(one), 0);
}
