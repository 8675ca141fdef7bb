/** The words of a text in one language, with what is known of them. */
import { partsMeant } from "./compounds.ts";
import { isWord } from "./fold.ts";
import { lexicon, type Terms } from "./lexicon.ts";
import { stemOf } from "./stems.ts";
import { type Foreign, IS_COMPOUNDING, JOINING, SMALL_WORDS } from "./title-language.ts";

/** One or more words that mean something together, or one that is not known. */
export interface Unit {
  /** As it is, where it is not known. */
  readonly meanings: readonly string[];
  readonly words: number;
  /** How much of it is known, from 0 to 1. */
  readonly known: number;
}

/** What stands together: between joining words and signs, or in German also around a preposition. */
export interface Reading {
  readonly groups: readonly (readonly Unit[][])[];
  readonly known: number;
  readonly words: number;
  readonly small: number;
}

/** What a word counts for of which only the end is known. */
const PARTLY = 0.25;

export function readWords(tokens: readonly string[], language: Foreign): Reading {
  const terms = lexicon().terms[language];
  const groups: Unit[][][] = [[[]]];
  let [known, words, small] = [0, 0, 0];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    const isSmall = SMALL_WORDS[language].has(token);
    const term = isSmall ? null : longestTerm(tokens, at, language, terms);
    if (term !== null) {
      at = term.end;
      small += term.small;
    } else {
      at += 1;
      if (isSmall) small += 1;
      if (!isWord(token) || JOINING.has(token)) groups.push([[]]);
      else if (isSmall) groups.at(-1)?.push([]);
      if (isSmall || !isWord(token)) continue;
    }
    const unit = term?.unit ?? unitOf(token, language, terms);
    words += unit.words;
    known += unit.known * unit.words;
    groups.at(-1)?.at(-1)?.push(unit);
  }
  return { groups, known, words, small };
}

interface Term {
  readonly unit: Unit;
  readonly end: number;
  /** Small words within it. */
  readonly small: number;
}

/** The most words from here on that are listed together. */
function longestTerm(
  tokens: readonly string[],
  at: number,
  language: Foreign,
  { written, stemmed, longest }: Terms,
): Term | null {
  const first = stemOf(tokens[at] ?? "", language);
  const most = longest.get(first) ?? 0;
  let [exact, stem, count, small] = ["", "", 0, 0];
  let best: Term | null = null;
  for (let end = at; end < tokens.length && count < most; end++) {
    const token = tokens[end] ?? "";
    if (!isWord(token)) break;
    if (SMALL_WORDS[language].has(token)) {
      small += 1;
      continue;
    }
    exact = count === 0 ? token : `${exact} ${token}`;
    stem = count === 0 ? first : `${stem} ${stemOf(token, language)}`;
    count += 1;
    // An English word is not taken for the stem of another.
    const isEnglish = count === 1 && lexicon().english.has(token);
    const meanings = written.get(exact) ?? (isEnglish ? undefined : stemmed.get(stem));
    if (meanings === undefined) continue;
    best = { unit: { meanings, words: count, known: 1 }, end: end + 1, small };
  }
  return best;
}

function unitOf(token: string, language: Foreign, terms: Terms): Unit {
  const parts = IS_COMPOUNDING[language] ? partsMeant(token, terms) : null;
  if (parts === null) return { meanings: [token], words: 1, known: 0 };
  return { meanings: [parts.meanings.join(" ")], words: 1, known: parts.isWhole ? 1 : PARTLY };
}
