/** One list of what three tracks have found: each once, none that a rule keeps out, 30 at most. */
import type { RecommendParts } from "../parts.ts";
import type { Rule } from "../state/funnel.ts";
import type { Candidate, Filtered } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { MOST_JUDGED } from "../state/request.ts";
import { fusedOrder } from "./fused-order.ts";
import { lookAt } from "./look-at.ts";

/** So many are looked at at once; more only where rules keep out too many of them. */
const BATCH = 40;

export interface Merged {
  readonly projects: Filtered[];
  readonly left_out: Partial<Record<Rule, number>>;
  /** Different candidates that there were. */
  readonly merged: number;
}

export async function mergeAndFilter(
  parts: Pick<RecommendParts, "talent" | "now">,
  tenant: string,
  found: Readonly<Record<string, Candidate>>,
  asked: Asked,
): Promise<Merged> {
  const candidates = fusedOrder(found);
  const projects: Filtered[] = [];
  const left_out: Partial<Record<Rule, number>> = {};
  for (let first = 0; first < candidates.length && projects.length < MOST_JUDGED; first += BATCH) {
    const batch = candidates.slice(first, first + BATCH);
    for (const { project, broken } of await lookAt(parts, tenant, batch, asked)) {
      if (broken !== null) left_out[broken.rule] = (left_out[broken.rule] ?? 0) + 1;
      else if (project !== null && projects.length < MOST_JUDGED) projects.push(project);
    }
  }
  return { projects, left_out, merged: candidates.length };
}
