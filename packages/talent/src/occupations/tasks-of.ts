/**
 * What somebody of a title does: a list of skills says “conduct child deliveries” and nowhere “midwife”.
 * Only for a title that is known as it stands, by any of its names: half a title may be other work.
 */
import { keyOfTitle, occupationOf } from "../titles/occupations.ts";
import { allOccupations } from "./data-set.ts";
import type { Occupation } from "./occupation.ts";

let known: ReadonlyMap<string, Occupation> | null = null;

/** In English; none where the title is not known. */
export function tasksOf(title: string): readonly string[] {
  known ??= byName();
  const names = occupationOf(title);
  for (const name of [title, ...(names?.en ?? []), ...(names?.zh ?? [])]) {
    const occupation = known.get(keyOfTitle(name));
    if (occupation !== undefined) return occupation.tasks.en;
  }
  return [];
}

function byName(): ReadonlyMap<string, Occupation> {
  const names = new Map<string, Occupation>();
  for (const occupation of allOccupations()) {
    const { en, zh, aliases } = occupation;
    for (const name of [en, zh, ...aliases]) names.set(keyOfTitle(name), occupation);
  }
  return names;
}
