/**
 * A line whose left part did not fit beside its date:
 *
 *   University of Mannheim | Master of    2013 – 2016
 *   Science
 *
 * is read as a person reads it, the left part to its end and then the date.
 */
import { isDateText } from "./date-text.ts";
import type { Row, Segment } from "./segments.ts";

const MARK = /^[-–—•●▪◦○·*]|^\d{1,2}[.)]\s/;
const HAN_END = /[\u2E80-\u9FFF，。、（）]$/;

export function withWholeCells(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    const joined = before && (joinedWith(before, row) ?? joinedFirst(before, row));
    if (joined) whole[whole.length - 1] = joined;
    const left = joined === null || joined === undefined ? row : row.slice(1);
    if (left.length > 0) whole.push(left);
  }
  return whole;
}

/**
 * A first cell of two lines: "Mar 2019 –" above "Present", or a label that was too long for its
 * column. What stands beside its second line stays there.
 */
function joinedFirst(row: Row, below: Row): Row | null {
  const [first, second] = row;
  const [rest] = below;
  if (first === undefined || second === undefined || rest === undefined) return null;
  const isUnder =
    rest.y - first.y < first.size * 1.8 &&
    (Math.abs(rest.left - first.left) < 2 || Math.abs(rest.right - first.right) < 2) &&
    rest.right < second.left &&
    Math.abs(rest.size - first.size) < 0.2;
  if (!isUnder || !(isEnd(first, rest) || isLabel(first, rest, below))) return null;
  const runs = [...first.runs, ...rest.runs];
  return [{ ...first, runs, text: `${first.text} ${rest.text}` }, ...row.slice(1)];
}

const DASH_BEHIND = /[-–—‒―~至到]$/;
const isEnd = (first: Segment, rest: Segment) =>
  isDateText(first.text) &&
  isDateText(rest.text) &&
  (DASH_BEHIND.test(first.text) || /^[-–—‒―~至到]/.test(rest.text));

const LONGEST_LABEL = 36;
const isLabel = (first: Segment, rest: Segment, below: Row) =>
  below.length === 1 &&
  first.text.length + rest.text.length < LONGEST_LABEL &&
  /^\p{Lu}/u.test(first.text) &&
  /^\p{Ll}[\p{L} ]*$/u.test(rest.text) &&
  !isDateText(first.text);

function joinedWith(row: Row, below: Row): Row | null {
  const [cell, date] = row.slice(-2);
  const [rest, ...others] = below;
  if (cell === undefined || date === undefined || rest === undefined || others.length > 0)
    return null;
  if (row.length < 2 || !isDateText(date.text) || !isRest(cell, rest) || !isTight(cell, date, rest))
    return null;
  const blank = HAN_END.test(cell.text) ? "" : " ";
  const runs = [...cell.runs, ...rest.runs];
  return [...row.slice(0, -2), { ...cell, runs, text: `${cell.text}${blank}${rest.text}` }, date];
}

/** Right below the cell, looking the same, and shorter. */
const isRest = (cell: Segment, rest: Segment) =>
  Math.abs(rest.left - cell.left) < 2 &&
  Math.abs(rest.size - cell.size) < 0.2 &&
  rest.y - cell.y < cell.size * 1.8 &&
  rest.right < cell.right &&
  rest.runs[0]?.bold === cell.runs.at(-1)?.bold &&
  !MARK.test(rest.text) &&
  !MARK.test(cell.text);

/** Its first word would not have fitted before the date. */
function isTight(cell: Segment, date: Segment, rest: Segment): boolean {
  const first = HAN_END.test(rest.text.charAt(0)) ? 1 : (/^\S+/.exec(rest.text)?.[0].length ?? 0);
  const width = ((rest.right - rest.left) * first) / rest.text.length;
  return date.left - cell.right < width + cell.size;
}
