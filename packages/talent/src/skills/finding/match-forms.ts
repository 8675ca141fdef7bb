/**
 * All places where a form stands as words of its own, left to right, the longest at each place, none
 * upon another. What they mean there is decided later: see `choose-readings.ts`.
 */
import { BREAK, type FoldedText, isHan, isWordSign, NOTHING } from "./fold-text.ts";
import { HanWords } from "./han-words.ts";
import { KEY_LENGTH, lexicon, type Reading } from "./lexicon.ts";
import { endOfName, endOfRun, mayBegin } from "./word-borders.ts";

/** A place in the folded text, and what may be meant by it. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
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
    for (const form of lexicon().get(plain.slice(at, at + length)) ?? []) {
      if (!plain.startsWith(form.plain, at) || !isSpaced(folded, at, form.words)) continue;
      const end = endAt(folded, at, at + form.plain.length, words);
      if (end !== undefined) return { start: at, end, readings: form.readings };
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

/** Python3, Vue2: a sure name of one word with a version behind it. */
function inflected(folded: FoldedText, at: number): Match | undefined {
  const run = folded.plain.slice(at, endOfRun(folded, at));
  const stem = run.replace(/\d+$/, "");
  if (stem.length < 2 || stem === run) return undefined;
  const form = lexicon()
    .get(stem.slice(0, KEY_LENGTH))
    ?.find((candidate) => candidate.plain === stem);
  const readings = form?.readings.filter(({ when }) => when.kind === "always") ?? [];
  const end = endOfName(folded, at + run.length);
  return readings.length > 0 && end !== undefined ? { start: at, end, readings } : undefined;
}
