/** What lies in what. */
import { type Areas, loadAreas } from "./load-areas.ts";

let loaded: Areas | null = null;
export const areas = (): Areas => {
  loaded ??= loadAreas();
  return loaded;
};

let regionsOf: ReadonlyMap<string, readonly string[]> | null = null;
const known = new Map<string, ReadonlySet<string>>();

/** An area and all that it lies in: the county, the state, the country, and the regions that these are part of. */
export function around(id: string): ReadonlySet<string> {
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  regionsOf ??= turned(areas().members);
  const all = new Set([id]);
  // A set that grows while it is gone through: what is added is gone through, too.
  for (const inner of all) {
    for (const outer of pathOf(inner)) all.add(outer);
    for (const region of regionsOf.get(inner) ?? []) all.add(region);
  }
  known.set(id, all);
  return all;
}

/** What all parts of a region lie in. */
function sharedBy(members: readonly string[]): string[] {
  const [first = new Set<string>(), ...others] = members.map(pathOf);
  return [...first].filter((outer) => others.every((one) => one.has(outer)));
}

/** Of a region, what all of it lies in. */
function pathOf(id: string): ReadonlySet<string> {
  const members = areas().members.get(id);
  if (members !== undefined) return new Set(sharedBy(members));
  const parts = id.split("/");
  return new Set(parts.map((_, at) => parts.slice(0, at + 1).join("/")));
}

function turned(members: Areas["members"]): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>();
  for (const [region, inside] of members) {
    for (const id of inside) regions.set(id, [...(regions.get(id) ?? []), region]);
  }
  return regions;
}

/**
 * Whether work in one of these areas is work in one of those. A job of a whole country, or anywhere in a
 * state, may be in the town that somebody asks for: it is not known to be elsewhere.
 */
export const overlaps = (own: readonly string[], wanted: readonly string[]): boolean =>
  own.some((id) => wanted.some((it) => around(id).has(it) || around(it).has(id)));
