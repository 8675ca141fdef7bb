/** A filter as the address has it, and as a saved view has it. */
import type { SavedView } from "@bole/server/contract";
import type { CandidatesFilter } from "../../../api/candidates.ts";
import { STAGES, TEXT_LANGUAGES } from "../../../talent/names.ts";
import { filterOf, SOURCES, skillsOf } from "../list/candidates-filter.ts";

export function viewFilterOf(filter: CandidatesFilter): SavedView["filter"] {
  const { q, location, min_years, max_years, job_id } = filter;
  const skills = skillsOf(filter);
  const language = TEXT_LANGUAGES.find((known) => known === filter.language);
  const stage = STAGES.find((known) => known === filter.stage);
  const source = SOURCES.find((known) => known === filter.source);
  return {
    ...(q !== undefined && { q }),
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(location !== undefined && { location }),
    ...(min_years !== undefined && { min_years }),
    ...(max_years !== undefined && { max_years }),
    ...(job_id !== undefined && { job_id }),
    ...(language && { language }),
    ...(stage && { stage }),
    ...(source && { source }),
    ...(filter.findings && { findings: true }),
    ...(filter.duplicates && { duplicates: true }),
    ...(filter.literal && { literal: true }),
  };
}

export const shownBy = ({ skills, ...filter }: SavedView["filter"]): CandidatesFilter =>
  filterOf({ ...filter, ...(skills && { skills: skills.join(",") }) });

export const isShown = (view: SavedView, filter: CandidatesFilter): boolean =>
  JSON.stringify(shownBy(view.filter)) === JSON.stringify(filter);
