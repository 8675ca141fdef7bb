/**
 * A title or a text of another language in English words, for whoever knows no other: the sentence model,
 * the taxonomy, a search by words. No translation that anybody should be shown.
 */
import { tokensOf } from "./fold.ts";
import { lexicon } from "./lexicon.ts";
import { type Reading, readWords, type Unit } from "./read-words.ts";
import { FOREIGN, type Foreign, IS_COMPOUNDING, OWN_LETTERS } from "./title-language.ts";

/** A small word says less about the language than one that is known … */
const SMALL = 0.5;
/** … and a letter more than any. */
const LETTER = 1;
/** Longer texts are told apart by their beginning … */
const LONGEST_LOOK = 60;
/** … and whatever is longer than a title has small words, if it is of a language. */
const LONGEST_TITLE = 8;
const SMALL_SHARE = 0.1;
/** Of fewer words than this share nothing can be told. */
const LEAST_KNOWN = 0.25;

/** Null where it is English, Chinese, or not understood at all. */
export function inEnglish(text: string): string | null {
  if (!/\p{Script=Latin}{3}/u.test(text) || /\p{Script=Han}/u.test(text)) return null;
  const tokens = tokensOf(text);
  const language = foreignOf(text, tokens);
  if (language === null) return null;
  const reading = readWords(tokens, language);
  return reading.known === 0 ? null : written(reading, language);
}

function foreignOf(text: string, tokens: readonly string[]): Foreign | null {
  const looked = tokens.slice(0, LONGEST_LOOK);
  const { english } = lexicon();
  let best: Foreign | null = null;
  let most = looked.filter((token) => english.has(token)).length;
  for (const language of FOREIGN) {
    const { known, small, words } = readWords(looked, language);
    if (words > LONGEST_TITLE && small < SMALL_SHARE * looked.length) continue;
    if (known < LEAST_KNOWN * words) continue;
    const own = OWN_LETTERS[language].test(text) ? LETTER : 0;
    const score = known + SMALL * small + own;
    if (score > most && known > 0) [best, most] = [language, score];
  }
  return best;
}

/** A word that stands alone has all its meanings: there is nothing to tell which one is meant. */
function written({ groups, words }: Reading, language: Foreign): string {
  const say = ({ meanings, words: own }: Unit) =>
    own === words ? meanings.join(" ") : (meanings[0] ?? "");
  const said = groups.map((group) => {
    const pieces = group.map((units) =>
      (IS_COMPOUNDING[language] ? units : units.toReversed()).map(say).join(" "),
    );
    return pieces.toReversed().join(" ");
  });
  return once(said.filter((group) => group.trim() !== "").join(", "));
}

/** Each word once, where the same is said of both genders or by two meanings. */
function once(text: string): string {
  const seen = new Set<string>();
  const words = text.split(/\s+/u).filter((word) => {
    const plain = word.replace(/,$/u, "");
    if (plain === "" || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
  return words.join(" ").replace(/,$/u, "");
}
