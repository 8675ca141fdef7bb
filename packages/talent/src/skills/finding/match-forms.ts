/**
 * All places where a form stands as words of its own, left to right, the longest at each place, none
 * upon another. What they mean there is decided later: see `choose-readings.ts`.
 */

import type { Alias } from "../taxonomy/alias.ts";
import { BREAK, type FoldedText, isHan, isWordSign, NOTHING } from "./fold-text.ts";
import { HanWords } from "./han-words.ts";
import { formsUnder, KEY_LENGTH } from "./lexicon.ts";
import { endOfName, endOfRun, mayBegin } from "./word-borders.ts";

/** A place in the folded text, and what may be meant by it. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Alias[];
}

export function matchForms(folded: FoldedText): Match[] {
  const { plain } = folded;
  const matches: Match[] = [];
  const words = new HanWords(folded);
  let at = 0;
  while (at < plain.length) {
    const match = mayBegin(folded, at) ? longestAt(folded, at, words) : undefined;
    if (match && match.readings.length > 0) matches.push(match);
    // Within a word of letters nothing begins.
    at = match ? match.end : isWordSign(plain.charCodeAt(at)) ? endOfRun(folded, at) : at + 1;
  }
  return matches;
}

function longestAt(folded: FoldedText, at: number, words: HanWords): Match | undefined {
  const { plain } = folded;
  for (let length = KEY_LENGTH; length > 0; length--) {
    for (const form of formsUnder(plain.slice(at, at + length))) {
      if (!plain.startsWith(form.plain, at) || !isSpaced(folded, at, form.words)) continue;
      const end = endAt(folded, at, at + form.plain.length, words);
      if (end === undefined) continue;
      const plural = end > at + form.plain.length;
      const readings = plural ? withPlural(folded, at, end, form.readings) : form.readings;
      if (readings.length > 0 || !plural) return { start: at, end, readings };
    }
  }
  return inflected(folded, at);
}

/** Whether the text has spaces and hyphens only where the form may have them. */
function isSpaced(folded: FoldedText, start: number, words: string): boolean {
  let at = start;
  for (let place = 0; place < words.length; place++) {
    if (words[place] === " ") continue;
    if (at > start && folded.before(at) !== NOTHING) {
      const mayPart = words[place - 1] === " " || isBorder(words, place);
      if (!mayPart || folded.before(at) === BREAK) return false;
    }
    at++;
  }
  return true;
}

/** Between Chinese and Latin signs a space may stand or not, as before and behind a slash. */
function isBorder(words: string, place: number): boolean {
  const [left, right] = [words.charCodeAt(place - 1), words.charCodeAt(place)];
  return isHan(left) !== isHan(right) || words[place] === "/" || words[place - 1] === "/";
}

function endAt(folded: FoldedText, at: number, end: number, words: HanWords): number | undefined {
  const { plain } = folded;
  const last = isHan(plain.charCodeAt(end - 1));
  if ((last || isHan(plain.charCodeAt(at))) && !words.fits(at, end)) return undefined;
  return last ? end : endOfName(folded, end);
}

/** Words and abbreviations have a plural, names of products do not: Canvas is not Canva. */
function withPlural(folded: FoldedText, start: number, end: number, readings: readonly Alias[]) {
  const span = folded.span(start, end);
  const singular = folded.text.slice(span.start, span.end - 1);
  if (folded.text[span.end - 1] !== "s") return [];
  return readings.filter(({ written }) => {
    if (/[ -]/.test(written) || written === written.toLowerCase()) return true;
    return written === written.toUpperCase() && singular === written;
  });
}

/** Python3, ES13: a sure name of one word with a version of a digit or two behind it. */
function inflected(folded: FoldedText, at: number): Match | undefined {
  const run = folded.plain.slice(at, endOfRun(folded, at));
  const stem = run.slice(0, -1).replace(/\d$/, "");
  if (stem.length < 2 || !/\d$/.test(run)) return undefined;
  const form = formsUnder(stem.slice(0, KEY_LENGTH)).find(({ plain }) => plain === stem);
  const readings = form?.readings.filter(({ when }) => when.kind === "always") ?? [];
  const end = endOfName(folded, at + run.length);
  return readings.length > 0 && end !== undefined ? { start: at, end, readings } : undefined;
}
