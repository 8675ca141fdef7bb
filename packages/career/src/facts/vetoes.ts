/**
 * What a person's limits and refusals rule out. The one place that decides it: what is suggested, compared,
 * planned and kept passes here.
 */

import { demandsOf, payOf } from "../knowledge/conditions.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { countryOf } from "./country.ts";
import type { Fact } from "./fact.ts";
import { moneyIn } from "./money.ts";
import { situationOf } from "./situation.ts";

export interface Veto {
  readonly fact: Fact;
  /** The demand that breaks the limit, `refused`, `remote` or `pay`. */
  readonly by: string;
}

const SOFT: ReadonlySet<string> = new Set([
  ...["overtime", "phone", "public", "conflict", "sitting", "screen"],
]);
const OWN: ReadonlySet<Fact["kind"]> = new Set([
  ...(["experience", "situation", "option", "target", "choice", "wish"] as const),
]);
const REFUSING: ReadonlySet<Fact["kind"]> = new Set(["refusal", "dislike"]);

export function vetoes(facts: readonly Fact[], occupation_id: string): Veto[] {
  const occupation = occupationById(occupation_id);
  const { current, leaves, remote_only } = situationOf(facts);
  const demands = new Set<string>(demandsOf(occupation));
  const pay = payOf(occupation_id, countryOf(facts.map(({ words }) => words)));
  const alike = (id: string) => isAlike(occupationById(id).isco_08, occupation.isco_08);
  // Hours, phones and customers depend on the employer: what they do or weigh themselves is asked about, not ruled out.
  const isOwn = facts.some(
    ({ kind, occupations }) => OWN.has(kind) && occupations.includes(occupation_id),
  );
  return facts.flatMap((fact): Veto[] => {
    const found: Veto[] = [];
    const named =
      fact.occupations.length > 0 || !leaves.includes(fact) ? fact.occupations : current;
    const refused = REFUSING.has(fact.kind) || leaves.includes(fact) ? named : [];
    // Whoever leaves what they do does not want the same under another name.
    if (refused.includes(occupation_id) || refused.some((id) => current.includes(id) && alike(id)))
      found.push({ fact, by: "refused" });
    for (const demand of fact.excludes)
      if (demands.has(demand) && !(SOFT.has(demand) && isOwn)) found.push({ fact, by: demand });
    if (remote_only === fact && (occupation.remote === "no" || occupation.remote === "rare"))
      found.push({ fact, by: "remote" });
    const floor = fact.kind === "pay_floor" ? moneyIn(fact.words) : null;
    if (floor !== null && pay !== null && pay.high > 0 && pay.high < floor)
      found.push({ fact, by: "pay" });
    return found;
  });
}

/** Teachers and drivers of all sorts (ISCO-08 groups 23 and 83) are one kind of work to those who leave it. */
const ONE_KIND = ["23", "83"];
const isAlike = (a: string, b: string): boolean =>
  a.slice(0, 3) === b.slice(0, 3) ||
  ONE_KIND.some((group) => a.startsWith(group) && b.startsWith(group));

export const isVetoed = (facts: readonly Fact[], occupation_id: string): boolean =>
  vetoes(facts, occupation_id).length > 0;
