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
    const joined = before && joinedWith(before, row);
    if (joined) whole[whole.length - 1] = joined;
    else whole.push(row);
  }
  return whole;
}

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
