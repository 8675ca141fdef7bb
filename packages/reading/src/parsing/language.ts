import type { TextLanguage } from "../model/language.ts";

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[A-Za-zÀ-ÿ]+/g;

/**
 * Which language most of a text is written in. A Han character weighs as much as a Latin word, and
 * Chinese texts are full of English names of things, so that a third of them is enough.
 */
export function languageOf(text: string): TextLanguage {
  const han = text.match(HAN)?.length ?? 0;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  return han > 0 && han * 2 >= latin ? "zh" : "en";
}
