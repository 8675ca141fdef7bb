/** Where a field for places says that something is: each field is read once. */
import { overlaps } from "./around.ts";
import { findAreas, type NamedArea } from "./find-areas.ts";
import { areasOfPostcode } from "./postcode.ts";

const FULL_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;
const MOST_KEPT = 20_000;
const read = new Map<string, readonly string[]>();

/** Ids of areas, any of which it may be in; none where it names no place that is known. */
export function areasOfLocation(location: string): readonly string[] {
  const known = read.get(location);
  if (known !== undefined) return known;
  if (read.size > MOST_KEPT) read.clear();
  const ids = [...new Set(readLocation(location))];
  read.set(location, ids);
  return ids;
}

function readLocation(location: string): readonly string[] {
  const named = findAreas(location, "location");
  const posted = areasOfPostcode(location);
  // A town as the post knows it; "Royal Free Hospital, Hampstead, NW3 2QG" has none that is known.
  const near = named
    .map((one) => ({ ...one, ids: one.ids.filter((id) => overlaps([id], posted)) }))
    .filter(({ ids }) => ids.length > 0);
  if (near.length > 0) return idsOf(near);
  // Postcodes cross the borders of counties: a town that only Britain has is where it is.
  const british = named.filter(({ isWhole, ids }) => isWhole && isOnlyBritish(ids));
  if (posted.length > 0 && british.length > 0) return idsOf(british);
  const isTold = FULL_POSTCODE.test(location) || !named.some(({ isWhole }) => isWhole);
  return posted.length > 0 && isTold ? posted : idsOf(named);
}

const isOnlyBritish = (ids: readonly string[]): boolean => {
  const [first = ""] = ids;
  return first.startsWith("GB/") && ids.every((id) => overlaps([id], [first]));
};

/** Streets and hospitals are called like other towns: what stands alone between commas is the town. */
function idsOf(named: readonly NamedArea[]): string[] {
  const whole = named.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : named).flatMap(({ ids }) => ids);
}
