/** Who is asked for, as the address has it; what is strange there does not limit. */
import type { CandidatesFilter } from "../../../api/candidates.ts";
import { STAGES, TEXT_LANGUAGES } from "../../../talent/names.ts";

export const SORTS = ["added", "name", "years", "location", "updated"] as const;
export const SOURCES = ["import", "manual", "application", "demo"] as const;

export function filterOf(search: Readonly<Record<string, unknown>>): CandidatesFilter {
  const q = wordOf(search.q);
  const location = wordOf(search.location);
  const skills = wordOf(search.skills);
  const job = wordOf(search.job_id);
  const min = yearsOf(search.min_years);
  const max = yearsOf(search.max_years);
  const language = TEXT_LANGUAGES.find((known) => known === search.language);
  const stage = STAGES.find((known) => known === search.stage);
  const source = SOURCES.find((known) => known === search.source);
  const label = wordOf(search.label);
  const sort = SORTS.find((known) => known === search.sort);
  const order = (["asc", "desc"] as const).find((known) => known === search.order);
  return {
    ...(q !== "" && { q }),
    ...(skills !== "" && { skills }),
    ...(location !== "" && { location }),
    ...(min !== null && { min_years: min }),
    ...(max !== null && { max_years: max }),
    ...(language && { language }),
    ...(job !== "" && { job_id: job }),
    ...(stage && { stage }),
    ...(source && { source }),
    ...(label !== "" && { label }),
    ...(isOn(search.findings) && { findings: "true" }),
    ...(isOn(search.duplicates) && { duplicates: "true" }),
    ...(sort && { sort }),
    ...(sort && order && { order }),
    ...(q !== "" && isOn(search.literal) && { literal: "true" }),
  };
}

/** How many besides the sentence are in force; an order limits nothing. */
export function countFilters({ q, sort, order, literal, ...rest }: CandidatesFilter): number {
  return Object.keys(rest).length;
}

export function skillsOf({ skills }: CandidatesFilter): readonly string[] {
  return skills === undefined ? [] : skills.split(",");
}

/** With the given ones changed; undefined takes one away. */
export function withFilter(
  filter: CandidatesFilter,
  change: { readonly [Name in keyof CandidatesFilter]?: CandidatesFilter[Name] | undefined },
): CandidatesFilter {
  return filterOf({ ...filter, ...change });
}

/** A number in the address is read as one; the reader typed it as a word. */
function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function yearsOf(value: unknown): number | null {
  const years = typeof value === "number" ? value : Number.parseFloat(wordOf(value));
  return years >= 0 && years <= 60 ? years : null;
}

function isOn(value: unknown): boolean {
  return value === true || value === "true";
}
