/** What keeps an item out whatever it is about. Where something is not known, it keeps nothing out. */
import { degreeRank, type Job, type PersonHead } from "@bole/talent";
import type { Rule } from "../state/funnel.ts";
import type { Asked } from "../state/profile.ts";

/** Advertisements ask for more than they need: so much of it, and a year less, is enough. */
const ENOUGH = 0.75;

export interface Broken {
  readonly rule: Rule;
  /** What the rule is about: a day, a number, a degree. */
  readonly facts: { readonly [name: string]: string | number };
}

export interface Taken {
  readonly hired: ReadonlyMap<string, number>;
  readonly applied: ReadonlySet<string>;
}

export function ruleAgainstJob(
  job: Job,
  asked: Asked,
  { hired, applied }: Taken,
  today: string,
): Broken | null {
  const { id, status, closes_on, places, min_years, degree } = job;
  if (status !== "open") return { rule: "not_open", facts: { status } };
  if (closes_on !== null && closes_on < today) {
    return { rule: "deadline_passed", facts: { closes_on } };
  }
  const taken = hired.get(id) ?? 0;
  if (places !== null && taken >= places) {
    return { rule: "no_places_left", facts: { places, taken } };
  }
  if (applied.has(id)) return { rule: "already_applied", facts: {} };
  if (min_years !== null && asked.years !== null && asked.years + 1 < min_years * ENOUGH) {
    return { rule: "too_few_years", facts: { asks: min_years, has: asked.years } };
  }
  if (degree !== null && asked.degree !== null && degreeRank(asked.degree) < degreeRank(degree)) {
    return { rule: "degree_missing", facts: { asks: degree, has: asked.degree } };
  }
  return null;
}

export function ruleAgainstPerson({ consent }: Pick<PersonHead, "consent">): Broken | null {
  return consent === "withdrawn" ? { rule: "consent_withdrawn", facts: {} } : null;
}
