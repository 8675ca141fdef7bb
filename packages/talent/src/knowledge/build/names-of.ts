/** What each name means, over all concepts. */
import type { ConceptRecord } from "../concept-record.ts";
import type { NameMeaning } from "../name-index.ts";
import { keyOfName } from "../name-words.ts";

/** A name of more concepts than this says nothing: "Manager", "Engineer". */
const MOST_MEANINGS = 4;

export function namesOf(records: readonly ConceptRecord[]): Map<string, NameMeaning> {
  const shown = new Map<string, Set<number>>();
  const other = new Map<string, Set<number>>();
  for (const [place, { en, names, foreign, zh }] of records.entries()) {
    // "Java (computer programming)" is Java.
    add(shown, en.replace(/\s*\([^)]*\)$/, ""), place);
    add(shown, zh[0] ?? "", place);
    for (const name of [...names, ...zh.slice(1)]) add(other, name, place);
    for (const name of foreign) add(name.includes(" ") ? other : shown, name, place);
  }
  const meanings = new Map<string, NameMeaning>();
  for (const key of new Set([...shown.keys(), ...other.keys()])) {
    const mainly = shown.get(key);
    const places = [...(mainly ?? other.get(key) ?? [])];
    if (meaningsAmong(records, places) > MOST_MEANINGS) continue;
    meanings.set(key, { places, isShown: mainly !== undefined });
  }
  return meanings;
}

function add(map: Map<string, Set<number>>, name: string, place: number): void {
  const key = keyOfName(name);
  if (key === "") return;
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([place]));
  else known.add(place);
}

/** The same occupation in two classifications is one meaning. */
function meaningsAmong(records: readonly ConceptRecord[], places: readonly number[]): number {
  if (places.length <= MOST_MEANINGS) return places.length;
  return new Set(places.map((place) => Math.min(place, ...(records[place]?.same ?? [])))).size;
}
