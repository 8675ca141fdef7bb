/** Jobs told in a sentence: "2016年到2019年在…公司做会计", "From 2016 to 2019 I worked as … at …". */
import type { TextSpan } from "../../../model/span.ts";
import { findRanges } from "../dates/find-ranges.ts";
import type { Line } from "../text/line.ts";
import { organisationScore } from "../words/organisations.ts";
import { positionScore } from "../words/positions.ts";

export interface Told {
  /** Whom somebody worked for, and as what; places of the line. */
  readonly parts: readonly TextSpan[];
  /** Behind the words and dates that say so. */
  readonly end: number;
}

const WORDS = "[^,，。;；:]";
const SENTENCES: readonly RegExp[] = [
  new RegExp(
    `(?:就职于|任职于|供职于|受聘于|入职|加入|进入|(?<![现存正])在|于)\\s*(${WORDS}{2,40}?)\\s*,?\\s*(?:工作\\s*,\\s*)?(?:主要|一直)?(?:先是|担任|出任|任职|任|做|当|从事|是)\\s*(?:过|了)?\\s*(${WORDS}{2,20})`,
    "du",
  ),
  /\b(?:work(?:ed|ing)?|employed|served)\s+as\s+(?:an?\s+|the\s+)?([\p{L} -]{3,50}?)\s+(?:at|for|with|in)\s+((?:the\s+)?[\p{Lu}\d][^,.;:]{1,50}?)(?=\s*[,.;:]|\s+(?:from|between|where|and|since|until|for|in|during)\b|\s*\(|$)/du,
  /\b(?:work(?:ed|ing)?|employed|served)\s+(?:at|for|with|by)\s+((?:the\s+)?[\p{Lu}\d][^,.;:]{1,50}?),?\s+as\s+(?:an?\s+|the\s+)?([\p{L} -]{3,50}?)(?=\s*[,.;:]|\s+(?:from|between|where|and|since|until|for|in|during)\b|\s*\(|$)/du,
];

const LONGEST = 400;

/** Undefined for a line that tells no job, or not when it was. */
export function toldIn(text: string): Told | undefined {
  if (text.length > LONGEST) return undefined;
  const range = findRanges(text).find(({ whole }) => whole);
  if (range === undefined) return undefined;
  for (const pattern of SENTENCES) {
    const [, first, second] = pattern.exec(text)?.indices ?? [];
    if (first === undefined || second === undefined) continue;
    const parts = [first, second].map(([start, end]) => ({ start, end }));
    const words = parts.map(({ start, end }) => text.slice(start, end));
    const known = words.some((part) => organisationScore(part) + positionScore(part) > 1);
    if (!known || parts.some(({ start, end }) => start < range.end && range.start < end)) continue;
    const near = /^[^,，。.;；]{0,12}$/.test(text.slice(second[1], range.start));
    return { parts, end: Math.max(second[1], near ? range.end : 0) };
  }
  return undefined;
}

/** How wide a header may be that shares its line with what is told. */
const HEADER = 90;

/**
 * A line that goes on after its dates or its job, "Acme, driver, 1998 to 2011. Drove lorries.", as two:
 * what an entry begins with, and what it tells.
 */
export function cutTold(line: Line): Line[] {
  const told = toldIn(line.text);
  const range = findRanges(line.text.slice(0, LONGEST)).find(({ whole }) => whole);
  const end = told?.end ?? range?.end;
  if (end === undefined || end > HEADER) return [line];
  const sign = (told ? /^\s*[)）]?\s*[,，.。;；]\s*(?=\S)/ : /^\s*[.。]\s+(?=\p{Lu}|\p{Lo})/u).exec(
    line.text.slice(end),
  );
  if (sign === null) return [line];
  const from = end + sign[0].length;
  return [
    { ...line, end: line.start + end, text: line.text.slice(0, end), full: false },
    { ...line, start: line.start + from, text: line.text.slice(from), bullet: false, gap: false },
  ];
}
