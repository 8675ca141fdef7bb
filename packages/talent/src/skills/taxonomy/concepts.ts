import type { Concept, FoundConcept, Tags } from "../../model/skill.ts";
import type { Category } from "./read-table.ts";
import { taxonomy } from "./taxonomy.ts";

/** All concepts, those of one category together. */
export const allConcepts = (): readonly Concept[] => taxonomy().concepts;

/** Their categories, with names to show. */
export const allCategories = (): readonly Category[] => taxonomy().categories;

export const conceptById = (id: string): Concept | undefined => taxonomy().byId.get(id);

/** What those who know the concept often know, too; nothing for an id that there is not. */
export function neighboursOf(id: string): Concept[] {
  const ids = conceptById(id)?.neighbours ?? [];
  return ids.flatMap((neighbour) => conceptById(neighbour) ?? []);
}

/** Ids by kind, in the order of the text. What the taxonomy no longer has is left out. */
export function tagsOf(found: readonly Pick<FoundConcept, "id">[]): Tags {
  const tags: Tags = { interest: [], skill: [] };
  for (const { id } of found) {
    const concept = conceptById(id);
    if (concept && !tags[concept.kind].includes(id)) tags[concept.kind].push(id);
  }
  return tags;
}
