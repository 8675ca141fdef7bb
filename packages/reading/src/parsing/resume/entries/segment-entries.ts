/**
 * Cuts a section into entries. What begins one is a line with dates that is no list item, a line
 * that stands out, or one that follows a list; what is around it up to the description is its header.
 */

import { rangesOf } from "../dates/ranges-of-line.ts";
import { textWidth } from "../text/characters.ts";
import { continues } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import { isPlace } from "../words/places.ts";
import { areAbove, datedStarts, type Seen } from "./dated-starts.ts";
import { cutTold } from "./told-line.ts";
import { wholeLines } from "./whole-lines.ts";

export interface Entry {
  readonly header: readonly Line[];
  readonly body: readonly Line[];
}

/** What the words of a line say about whether it belongs to a header, from -2 to 2. */
export type HeaderHint = (line: Line) => number;

const LONGEST_HEADER = 3;

export function segmentEntries(lines: readonly Line[], hint: HeaderHint): Entry[] {
  const cut = wholeLines(lines, hint).map(cutTold);
  const told = new Set(cut.flatMap(([, rest]) => rest ?? []));
  const seen = look(cut.flat(), told, hint);
  const starts = seen.some(({ dated }) => dated) ? datedStarts(seen) : undatedStarts(seen);
  return starts.map((start, index) => {
    const own = seen.slice(start, starts[index + 1] ?? seen.length);
    const dates = own.findIndex(({ dated }) => dated);
    const above = areAbove(own.slice(0, dates)) ? dates : 0;
    const body = own.findIndex(({ head }, at) => at > above && !head);
    const size = Math.min(body < 0 ? own.length : body, headerLimit(own));
    return {
      header: own.slice(0, size).map(({ line }) => line),
      body: own.slice(size).map(({ line }) => line),
    };
  });
}

/** A header has few lines, and one more below its dates; a place may follow. */
function headerLimit(own: readonly Seen[]): number {
  const dates = own.findIndex(({ dated }) => dated);
  const limit = Math.max(LONGEST_HEADER, dates + 2);
  return isPlace(own[limit]?.line.text ?? "") ? limit + 1 : limit;
}

/** @param told what is behind a header on its line: dates in it begin nothing */
function look(lines: readonly Line[], told: ReadonlySet<Line>, hint: HeaderHint): Seen[] {
  const allBold = lines.filter(({ bold }) => bold).length > lines.length * 0.6;
  const seen: Seen[] = [];
  let lead: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const before = seen[index - 1];
    const ranges = rangesOf(line).filter(
      (range) => !told.has(line) && !isInSentence(line, range.end),
    );
    const width = textWidth(line.text.replace(/\s+/g, " "));
    const words = hint(line);
    const loud = (line.bold && !allBold) || line.marked;
    const whole = ranges.some((range) => range.whole);
    const item = isItem(line, words, whole);
    const dated = !item && isDated(width, words, ranges.length, whole);
    const rest = before !== undefined && !loud && !dated && continues(before.line, line, lead);
    if (!rest) lead = line;
    const score =
      (dated ? 3 : 0) +
      (loud ? 2 : 0) +
      words +
      widthScore(width) -
      (isSentence(line.text) && !line.marked ? 3 : 0) -
      (rest ? 3 : 0);
    const least = isHeaderPlace(line, before, lines[index + 1]) ? 1 : 2;
    seen.push({ line, dated, head: !item && !told.has(line) && score >= least });
  }
  return seen;
}

/** Where headers stand: first of all, after a gap or a list, or between the dates and a list. */
function isHeaderPlace(line: Line, before: Seen | undefined, next: Line | undefined): boolean {
  if (before === undefined || line.gap || before.line.bullet) return true;
  return before.dated && next?.bullet === true;
}

const widthScore = (width: number) => (width < 70 ? 1 : width < 100 ? 0 : -1);

function isDated(width: number, words: number, ranges: number, whole: boolean): boolean {
  return whole ? width < 140 : ranges > 0 && width < 70 && words >= 0;
}

const isSentence = (text: string) =>
  /[。.;!]$/.test(text) &&
  !/(?:\b\p{L}\.){2,}$/u.test(text) &&
  !/\b(?:Inc|Ltd|Co|Corp|St|Jr|Sr|Sc|Ph\.D|B\.[AS]|M\.[AS])\.$/.test(text);

/** "from 2008 to 2019 servers" is told, no header. */
const isInSentence = (line: Line, end: number) =>
  /^\s+\p{Ll}/u.test(line.text.slice(end - line.start));

/** Headers are written as list items, too, if their words and dates say so. */
const isItem = (line: Line, words: number, whole: boolean) =>
  line.bullet && !(whole && (words > 0 || line.bold) && textWidth(line.text) < 100);

/** Without dates: what stands out, what follows a gap, or a plain line after list items. */
function undatedStarts(seen: readonly Seen[]): number[] {
  const loud = (one: Seen | undefined) => one !== undefined && (one.line.bold || one.line.marked);
  const anyLoud = seen.some((one) => one.head && loud(one));
  return seen.flatMap((one, index) => {
    const before = seen[index - 1];
    if (before === undefined) return [0];
    if (!one.head) return [];
    if (anyLoud) return loud(one) && !loud(before) ? [index] : [];
    return one.line.gap || before.line.bullet ? [index] : [];
  });
}
