/**
 * All places where a form stands as words of its own, left to right, the longest at each place, none
 * upon another. What they mean there is decided later: see `choose-readings.ts`.
 */
import { type FoldedText, isHan, isWordSign } from "./fold-text.ts";
import { HanWords } from "./han-words.ts";
import { type Form, keyAt, lexicon, type Reading } from "./lexicon.ts";
import { endOfWord, mayBegin } from "./word-borders.ts";

/** A place in the folded text, and what may be meant by it. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
}

/** Addresses of pages and mailboxes name companies and tools, but not skills. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s，。；、）)】》]+|[\w.+]+@[\w.]+\w|\b[a-z0-9]+\.(?:com|cn|io|org|dev)\b[^\s，。；、）)】》]*/g;

export function matchForms({ plain }: FoldedText): Match[] {
  const matches: Match[] = [];
  const words = new HanWords(plain);
  const addresses = plain.matchAll(ADDRESS);
  let address = addresses.next().value;
  let at = 0;
  while (at < plain.length) {
    while (address && address.index + address[0].length <= at) address = addresses.next().value;
    if (address && at >= address.index) {
      at = address.index + address[0].length;
      continue;
    }
    const match = longestAt(plain, at, words);
    if (match && match.readings.length > 0) matches.push(match);
    at = match ? match.end : nextPlace(plain, at);
  }
  return matches;
}

/** Within a word of letters nothing begins. */
function nextPlace(plain: string, at: number): number {
  return isWordSign(plain.charCodeAt(at)) ? at + keyAt(plain, at).length : at + 1;
}

function longestAt(plain: string, at: number, words: HanWords): Match | undefined {
  const code = plain.charCodeAt(at);
  const begins = isHan(code) || mayBegin(plain, at);
  if (!begins) return undefined;
  const key = keyAt(plain, at);
  for (const form of lexicon().get(key) ?? []) {
    const end = endAt(plain, at, form, words);
    if (end !== undefined) return { start: at, end, readings: form.readings };
  }
  return isWordSign(code) ? inflected(plain, at, key) : undefined;
}

function endAt(plain: string, at: number, form: Form, words: HanWords): number | undefined {
  if (!plain.startsWith(form.plain, at)) return undefined;
  const end = at + form.plain.length;
  const first = isHan(plain.charCodeAt(at));
  const last = isHan(plain.charCodeAt(end - 1));
  if ((first || last) && !words.fits(at, end)) return undefined;
  return last ? end : endOfWord(plain, end);
}

/** Python3, Vue2, microservices: a single word with a version or a plural behind it. */
function inflected(plain: string, at: number, word: string): Match | undefined {
  const stem = word.replace(/\d+$|s$/, "");
  if (stem.length < 2 || stem === word) return undefined;
  const form = lexicon()
    .get(stem)
    ?.find((candidate) => candidate.plain === stem);
  const readings = form?.readings.filter(({ when }) => when.kind === "always") ?? [];
  const end = endOfWord(plain, at + word.length);
  return readings.length > 0 && end !== undefined ? { start: at, end, readings } : undefined;
}
