/** Entries by their dates, the newest first; each keeps its number, which names its fields. */
import { isOpenEnd } from "@bole/talent";

interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

export function newestFirst<T extends Dated>(
  entries: readonly (readonly [at: number, entry: T])[],
): (readonly [at: number, entry: T])[] {
  return entries.toSorted(([, one], [, other]) => compare(other, one));
}

function compare(one: Dated, other: Dated): number {
  const byEnd = endOf(one).localeCompare(endOf(other));
  return byEnd === 0 ? one.startDate.localeCompare(other.startDate) : byEnd;
}

/** What goes on is newer than everything; what says one date only ended then. */
const endOf = ({ startDate, endDate }: Dated) =>
  isOpenEnd(endDate) ? "9999" : endDate === "" ? startDate : endDate;
