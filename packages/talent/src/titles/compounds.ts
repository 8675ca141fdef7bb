/**
 * German words that are made of others: Maschinenbauingenieur is Maschinenbau and Ingenieur. The fewest
 * parts that cover a word; or, where its beginning is not known, what it ends with, which says what it is.
 */
import type { Terms } from "./lexicon.ts";
import { stemOf } from "./stems.ts";

const SHORTEST_PART = 3;
const SHORTEST_HEAD = 5;
const LINKS = ["", "s", "n", "en", "es", "er", "e"];
/** Longer is no word. */
const LONGEST = 60;

interface Parts {
  /** What they mean, in order. */
  readonly meanings: readonly string[];
  readonly isWhole: boolean;
}

/** Null where nothing of it is known. */
export function partsMeant(word: string, terms: Terms): Parts | null {
  if (word.length > LONGEST) return null;
  const whole = cover(word, terms, new Map());
  if (whole !== null) return { meanings: whole, isWhole: true };
  for (let start = SHORTEST_PART; start <= word.length - SHORTEST_HEAD; start++) {
    const head = meaningOf(word.slice(start), terms, true);
    if (head === null) continue;
    const before = word.slice(0, start).replace(/(?<=.{4})s$/, "");
    return { meanings: [meaningOf(before, terms, true) ?? before, head], isWhole: false };
  }
  return null;
}

/** The first meaning of a part; the last one may have an ending. */
function meaningOf(part: string, { written, stemmed }: Terms, isLast: boolean): string | null {
  const [exact] = written.get(part) ?? [];
  if (exact !== undefined || !isLast) return exact ?? null;
  return stemmed.get(stemOf(part, "de"))?.[0] ?? null;
}

function cover(word: string, terms: Terms, known: Map<string, string[] | null>): string[] | null {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const whole = word.length >= SHORTEST_PART ? meaningOf(word, terms, true) : null;
  let best: string[] | null = whole === null ? null : [whole];
  for (let end = word.length - SHORTEST_PART; best?.length !== 1 && end >= SHORTEST_PART; end--) {
    const first = meaningOf(word.slice(0, end), terms, false);
    if (first === null) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, end)) continue;
      const rest = cover(word.slice(end + link.length), terms, known);
      if (rest !== null && (best === null || rest.length + 1 < best.length))
        best = [first, ...rest];
    }
  }
  known.set(word, best);
  return best;
}
