/**
 * What was broken at the edge of a narrow column without a hyphen: an address in the middle of a word,
 * and a name in large letters between its words. Both are one line to a reader.
 */
import type { PageLine } from "./page-lines.ts";

const ADDRESS = /(?:\S+@\S*|(?:https?:\/\/|www\.|\S+\.(?:com|org|net|io|dev|me)\/)\S*)$/i;
/** A mail address that has its last part, with or without what follows, is whole. */
const WHOLE = /@\S+\.\p{L}{2,}$/u;
const TAIL = /^(?=.*\p{Ll})[\p{Ll}\p{N}._~/#?=&%+-]+$/u;
/** Letters that are larger than most by this much are a title's. */
const LARGE = 1.4;
const LONGEST_TITLE = 40;

export function withWholeWords(lines: readonly PageLine[]): PageLine[] {
  const usual = usualSize(lines);
  const whole: PageLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const blank = before ? blankBetween(before, line, lines, usual) : null;
    if (before && blank !== null) whole[whole.length - 1] = joined(before, line, blank);
    else whole.push(line);
  }
  return whole;
}

/** What stands between the two once they are one; null if they are two. */
function blankBetween(
  before: PageLine,
  line: PageLine,
  lines: readonly PageLine[],
  usual: number,
): string | null {
  if (!isBelow(before, line)) return null;
  if (isTitle(before, line, usual)) return before.text.endsWith("-") ? "" : " ";
  const isCut = ADDRESS.test(before.text) && !WHOLE.test(before.text) && TAIL.test(line.text);
  return isCut && !ADDRESS.test(line.text) && isFull(before, lines) ? "" : null;
}

const isBelow = (before: PageLine, line: PageLine) =>
  Math.abs(line.size - before.size) < 0.2 &&
  Math.abs(line.box.x - before.box.x) < before.size &&
  line.box.y > before.box.y &&
  bottomOf(line) - bottomOf(before) < before.size * 1.8;

const bottomOf = ({ box }: PageLine) => box.y + box.height;

/** Words of a name: capital letters, no digits, in letters that only a title has. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}$/u;
const isTitle = (before: PageLine, line: PageLine, usual: number) =>
  line.size > usual * LARGE &&
  before.bold === line.bold &&
  NAME.test(before.text) &&
  NAME.test(line.text) &&
  before.text.length + line.text.length < LONGEST_TITLE;

/** The line ends where the longest of its column do. */
function isFull({ box, size }: PageLine, lines: readonly PageLine[]): boolean {
  const column = lines.filter((other) => Math.abs(other.box.x - box.x) < size);
  const edge = Math.max(...column.map((other) => other.box.x + other.box.width));
  return box.x + box.width > edge - size * 2;
}

function usualSize(lines: readonly PageLine[]): number {
  const sizes = lines.flatMap(({ size, text }) => Array.from({ length: text.length }, () => size));
  return sizes.toSorted((one, other) => one - other)[sizes.length >> 1] ?? 0;
}

function joined(before: PageLine, line: PageLine, blank: string): PageLine {
  const at = before.text.length + blank.length;
  const right = Math.max(before.box.x + before.box.width, line.box.x + line.box.width);
  const x = Math.min(before.box.x, line.box.x);
  return {
    ...before,
    text: `${before.text}${blank}${line.text}`,
    box: {
      x,
      y: before.box.y,
      width: right - x,
      height: line.box.y + line.box.height - before.box.y,
    },
    pieces: [
      ...before.pieces,
      ...line.pieces.map(({ start, end, box }) => ({ start: start + at, end: end + at, box })),
    ],
  };
}
