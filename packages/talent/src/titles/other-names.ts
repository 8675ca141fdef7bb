/** Texts for whoever compares them: in English where they are of another language, titles with their other names. */
import { inEnglish } from "./in-english.ts";
import { occupationOf } from "./occupations.ts";

const HAN = /\p{Script=Han}/u;

/** For the sentence model, which knows Chinese and English best: what a text says, in one of them. */
export function asMeant(text: string): string {
  const said = inEnglish(text) ?? text;
  const known = HAN.test(said) ? null : occupationOf(said);
  return known === null ? said : [...new Set([said.split("\n")[0] ?? "", ...known.en])].join(", ");
}

/** What else a text may be called, in words; empty where nothing is known. */
export function otherNames(text: string): string {
  const english = inEnglish(text);
  const known = occupationOf(english ?? text);
  return [english, ...(known?.en ?? []), ...(known?.zh ?? [])]
    .filter((name) => name !== null)
    .join("\n");
}

/** For words and concepts: as it is written, and below it whatever else it may be called. */
export function withOtherNames(text: string): string {
  const names = otherNames(text);
  return names === "" ? text : `${text}\n${names}`;
}
