/** Where entries begin in a section whose entries have dates. */

import { rangesOf } from "../dates/ranges-of-line.ts";
import type { Line } from "../text/line.ts";

export interface Seen {
  readonly line: Line;
  readonly dated: boolean;
  /** It may belong to a header. */
  readonly head: boolean;
}

const MOST_ABOVE = 4;
/** Names of degrees, schools and employers are no longer than this. */
const SHORT = 70;

/** Lines that can stand above the dates of an entry: few and short, no items, no sentences. */
export const areAbove = (lines: readonly Seen[]): boolean =>
  lines.length > 0 && lines.length <= MOST_ABOVE && lines.every(isAbove);

const isAbove = ({ line, dated, head }: Seen) =>
  !dated && !line.bullet && (head || (line.text.length <= SHORT && !/[.。;；!]$/.test(line.text)));

/**
 * The first entry has nothing before it, so the lines above its dates are its own: the others are
 * taken to be built the same way.
 */
export function datedStarts(seen: readonly Seen[]): number[] {
  const first = seen.findIndex(({ dated }) => dated);
  const above = areAbove(seen.slice(0, first)) ? first : 0;
  // A gap inside tears a header from its dates, unless the first one has some, too.
  const gaps = seen.slice(1, above + 1).some(({ line }) => line.gap);
  const starts: number[] = [];
  let free = 0;
  for (const [index, one] of seen.entries()) {
    if (!one.dated) continue;
    const before = seen[index - 1];
    // Dates of a line's own below a line that has some are the same entry's.
    if (before?.dated && isOnlyDates(one.line) && starts.length > 0) continue;
    let start = index;
    while (start > free && index - start < above && leads(seen, start - 1, gaps)) start -= 1;
    if (start === index && above === 0 && standsOut(seen, index, free)) start -= 1;
    starts.push(start);
    free = index + 1;
  }
  return withLoudOnes(seen, starts.length > 0 ? [0, ...starts.slice(1)] : starts);
}

function leads(seen: readonly Seen[], at: number, gaps: boolean): boolean {
  const one = seen[at];
  if (one === undefined || !isAbove(one)) return false;
  return gaps || seen[at + 1]?.line.gap !== true || one.line.bold;
}

/** A bold line above a plain one with dates belongs to what follows. */
function standsOut(seen: readonly Seen[], index: number, free: number): boolean {
  const [above, one] = [seen[index - 1], seen[index]];
  if (above === undefined || one === undefined || index - 1 < free || !above.head) return false;
  return above.line.bold && !one.line.bold && !one.line.gap;
}

/** Entries without dates among others: they look as the others' first lines do. */
function withLoudOnes(seen: readonly Seen[], starts: readonly number[]): number[] {
  const loud = ({ line }: Seen) => line.bold || line.marked;
  const alike = starts.every((start) => seen.at(start) !== undefined && isLoud(seen[start]));
  if (!alike) return [...starts];
  const more = seen.flatMap((one, index) => {
    const before = seen[index - 1];
    const begins = one.head && loud(one) && before !== undefined && !before.head;
    return begins && !starts.includes(index) && !nearStart(starts, index) ? [index] : [];
  });
  return [...starts, ...more].toSorted((a, b) => a - b);
}

const isLoud = (one: Seen | undefined) => one !== undefined && (one.line.bold || one.line.marked);
const nearStart = (starts: readonly number[], at: number) =>
  starts.some((start) => at > start && at - start < MOST_ABOVE);

export function isOnlyDates(line: Line): boolean {
  const ranges = rangesOf(line);
  const words = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  return ranges.length > 0 && line.text.length - words < 4;
}
