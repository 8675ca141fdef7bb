/** What a line looks like and where it stands, as numbers. Formats without pages lack some of them. */
import { findEmails, findPhones } from "../../contact/reach.ts";
import { rangesOf } from "../../dates/ranges-of-line.ts";
import type { Line } from "../../text/line.ts";

interface Whole {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The size of most letters; 0 where the format has none. */
  readonly usual: number;
  /** How many lines look like this one. */
  readonly alike: ReadonlyMap<string, number>;
}

export function wholeOf(text: string, lines: readonly Line[]): Whole {
  const sizes = new Map<number, number>();
  for (const { size, text: words } of lines)
    sizes.set(round(size), (sizes.get(round(size)) ?? 0) + words.length);
  const alike = new Map<string, number>();
  for (const line of lines) alike.set(lookOf(line), (alike.get(lookOf(line)) ?? 0) + 1);
  const [usual] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
  return { text, lines, usual, alike };
}

const round = (size: number) => Math.round(size * 2) / 2;
const lookOf = (line: Line) =>
  `${round(line.size)} ${line.bold} ${isLoud(line.text)} ${line.bullet}`;
const isLoud = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Between 0 and 1 each. */
export function looksOf(whole: Whole, index: number): number[] {
  const { lines, usual, text } = whole;
  const line = lines[index];
  if (line === undefined) return [];
  const words = line.text;
  const next = lines[index + 1];
  const before = lines[index - 1];
  const sized = line.size > 0 && usual > 0;
  const larger = sized ? line.size / usual : 1;
  const ranges = rangesOf(line);
  const covered = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const flags = [
    line.bullet,
    line.gap,
    next?.gap ?? true,
    line.bold,
    line.marked,
    line.full,
    sized,
    larger > 1.04,
    larger > 1.25,
    larger > 1.6,
    larger < 0.95,
    before !== undefined && line.indent > before.indent + 2,
    before !== undefined && line.indent < before.indent - 2,
    before !== undefined && line.indent > before.indent + 90,
    before !== undefined && line.indent < before.indent - 90,
    isLoud(words),
    /[:：]$/.test(words),
    /[.。;；]$/.test(words),
    /^\p{Ll}/u.test(words),
    /\t/.test(text.slice(line.start, line.end)),
    findEmails(words).length > 0,
    /https?:|www\.|\.(?:com|org|net|io|de|fr|es|cn)\b/i.test(words),
    findPhones(words).length > 0,
    ranges.length > 0,
    ranges.some(({ whole: both }) => both),
    covered > words.length * 0.7,
    /^(?:\p{L}\s){3,}/u.test(words),
    index === 0,
  ];
  const seen = whole.alike.get(lookOf(line)) ?? 1;
  const length = Math.min(1, words.length / 100);
  return [
    ...flags.map(Number),
    length,
    Math.min(1, words.length / 25),
    Math.min(1, (words.match(/\t|\s[|·]\s/g)?.length ?? 0) / 4),
    index / Math.max(1, lines.length),
    Math.min(1, index / 12),
    Math.min(1, (lines.length - index) / 12),
    Math.min(1, seen / 10),
    seen / lines.length,
  ];
}

export const LOOKS = 36;
