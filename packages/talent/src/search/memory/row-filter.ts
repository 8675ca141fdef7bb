import { namesOfPlace } from "@bole/reading/text";
import type { SearchQuery } from "../search-index.ts";
import type { Roster } from "./roster.ts";

/** Which rows a search may find: 1 where it may. */
export function passingRows(
  roster: Roster,
  { filter = {}, among }: Pick<SearchQuery, "filter" | "among">,
): Uint8Array {
  const { skills = [], location, min_years, max_years, language, status } = filter;
  const wanted = skills.map((skill) => roster.tagNames.find(skill) ?? -1);
  const names = location === undefined || location.trim() === "" ? null : namesOfPlace(location);
  const places =
    names &&
    roster.locations.passing((place) => names.some((name) => place.toLowerCase().includes(name)));
  const statuses = status ? roster.statuses.passing((name) => name === status) : null;
  const ids = among && new Set(among);
  const passes = roster.present();
  if (ids === undefined && Object.keys(filter).length === 0) return passes;
  for (let row = 0; row < passes.length; row++) {
    const entry = roster.at(row);
    if (entry === null) continue;
    const { years, id, person_id } = entry;
    const passesAll =
      (places === null || places[roster.location[row] ?? -1] === true) &&
      (statuses === null || statuses[roster.status[row] ?? -1] === true) &&
      (language === undefined || entry.language === language) &&
      (min_years === undefined || (years !== null && years >= min_years)) &&
      (max_years === undefined || (years !== null && years <= max_years)) &&
      (ids === undefined || ids.has(id) || (person_id !== null && ids.has(person_id))) &&
      wanted.every((tag) => entry.tags.includes(tag));
    if (!passesAll) passes[row] = 0;
  }
  return passes;
}
