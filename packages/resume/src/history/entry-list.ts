import { entryId } from "../model/document.ts";

/** A list whose entries have ids of their own, by them; undefined for any other. */
export function byId(list: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const id = entryId(entry);
    if (id === undefined || entries.has(id)) return undefined;
    entries.set(id, entry);
  }
  return entries;
}

/** Those that two orders of the same ids do not have in common: the fewest that must have moved. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  // The longest run of entries that stand in their old order, and whom each one follows in it.
  const runs: { readonly id: string; readonly place: number; readonly after: number }[] = [];
  const best: number[] = [];
  for (const id of after) {
    const place = places.get(id) ?? -1;
    const length = best.findLastIndex((run) => (runs[run]?.place ?? -1) < place) + 1;
    best[length] = runs.push({ id, place, after: best[length - 1] ?? -1 }) - 1;
  }
  const kept = new Set<string>();
  for (let run = runs[best.at(-1) ?? -1]; run !== undefined; run = runs[run.after])
    kept.add(run.id);
  return after.filter((id) => !kept.has(id));
}
