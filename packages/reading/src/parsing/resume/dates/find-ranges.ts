/** Finds spans of time in a text: two dates and what is between them, or one date alone. */
import type { TextSpan } from "../../../model/span.ts";
import type { PartialDate } from "./date-patterns.ts";
import { EXPECTED_PATTERN, SINCE_PATTERN } from "./date-words.ts";
import { type FoundDate, findDates } from "./find-dates.ts";

/** A date of the résumé and the place that says it; `value` is "" where the text has none. */
export interface DateValue {
  readonly value: string;
  readonly span: TextSpan | undefined;
}

export interface FoundRange extends TextSpan {
  readonly from: DateValue;
  readonly to: DateValue;
  /** Two ends; a single date is less of a sign that an entry begins. */
  readonly whole: boolean;
  readonly expected: boolean;
}

const NONE: DateValue = { value: "", span: undefined };
const BETWEEN =
  /^\s*(?:[-–—−~～〜→⟶―]{1,3}|->|>|to|until|till?|through|至|到|-to-|\/|bis(?: zum)?|à|au|jusqu['’](?:à|au)|a|al|hasta|tot|até|fino a)\s*(?:\(?(?:expected|预计|anticipated)\)?\s*)?$/i;
const ONLY_BLANK = /^\s*$/;
/** How long it lasted, which says nothing that the dates don't. */
const DURATION =
  /^\s*[·•,]?\s*[(（[]?\s*(?:共|约)?\s*(?:\d+\s*(?:years?|yrs?|年)\s*(?:and\s*)?)?(?:\d+\s*(?:months?|mos?|个月))?\s*[)）\]]?(?![\p{L}\d])/iu;

export function findRanges(text: string): FoundRange[] {
  const dates = findDates(text);
  const ranges: FoundRange[] = [];
  for (let index = 0; index < dates.length; index += 1) {
    const [first, second] = [dates[index], dates[index + 1]];
    if (first === undefined) break;
    if (second && isRange(text, first, second)) {
      ranges.push(rangeOf(text, first, second));
      index += 1;
    } else if (!first.weak && !first.date.present && first.date.year !== undefined) {
      ranges.push(single(text, first));
    }
  }
  return ranges;
}

function isRange(text: string, first: FoundDate, second: FoundDate): boolean {
  const middle = text.slice(first.end, second.start);
  if (first.date.present) return false;
  const joined = BETWEEN.test(middle) || (ONLY_BLANK.test(middle) && second.date.present === true);
  if (!joined) return false;
  const years = [first.date.year, second.date.year].filter((year) => year !== undefined);
  if (years.length === 0) return false;
  if (years.length === 2 && Number(years[0]) > Number(years[1])) return false;
  // "2019/2021" are two years, "2019/05" is none of these.
  return middle.trim() !== "/" || (!first.weak && !second.weak);
}

function rangeOf(text: string, first: FoundDate, second: FoundDate): FoundRange {
  const from = { ...first.date };
  const year = from.year ?? second.date.year;
  const to =
    second.date.year === undefined && !second.date.present
      ? { ...second.date, ...(year === undefined ? {} : { year }) }
      : second.date;
  const [start, end] = around(text, first.start, second.end);
  return {
    start,
    end,
    from: { value: written({ ...from, ...(year === undefined ? {} : { year }) }), span: first },
    to: { value: written(to), span: second },
    whole: true,
    expected: false,
  };
}

function single(text: string, found: FoundDate): FoundRange {
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  const [start, end] = around(text, found.start, found.end);
  const value = { value: written(found.date), span: found };
  const since = SINCE_PATTERN.exec(before);
  if (since) {
    const now = { value: "present", span: { start: since.index, end: found.end } };
    return { start: since.index, end, from: value, to: now, whole: true, expected: false };
  }
  const expected = EXPECTED_PATTERN.exec(before);
  if (expected || /^\s*(?:毕业|\(expected\))/i.test(after)) {
    const begin = expected ? expected.index : start;
    return { start: begin, end, from: NONE, to: value, whole: true, expected: true };
  }
  const open = /^\s*[-–—~]\s*(?:$|[|,;)])/.test(after);
  return {
    start,
    end,
    from: value,
    to: found.date.season ? value : NONE,
    whole: open,
    expected: false,
  };
}

/** With the brackets around it, and with how long it lasted. */
function around(text: string, start: number, end: number): [number, number] {
  const lasting = DURATION.exec(text.slice(end));
  let to = end + (lasting && /\d/.test(lasting[0]) ? lasting[0].length : 0);
  let from = start;
  if (/[([]\s*$/.test(text.slice(0, from)) && /^\s*[)\]]/.test(text.slice(to))) {
    from = text.slice(0, from).search(/[([]\s*$/);
    to += (/^\s*[)\]]/.exec(text.slice(to))?.[0] ?? "").length;
  }
  return [from, to];
}

function written({ year, month, day, present }: PartialDate): string {
  if (present) return "present";
  if (year === undefined) return "";
  const two = (part: number) => String(part).padStart(2, "0");
  const date = month === undefined ? `${year}` : `${year}-${two(month)}`;
  return day === undefined || month === undefined ? date : `${date}-${two(day)}`;
}
