/** Where a folded text speaks of fields and sections. The longest word wins, none overlaps another. */
import { FIELD_WORDS } from "../lexicon/fields.ts";
import type { Section } from "../lexicon/places.ts";
import { SECTION_WORDS, type SectionWord, WHOLE_RESUME } from "../lexicon/sections.ts";
import { anyOf } from "../text/words.ts";

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** A field's key; undefined for a section. */
  readonly field?: string;
  readonly section?: Section;
  readonly about?: SectionWord;
  readonly whole?: true;
}

const fieldOf = new Map(
  FIELD_WORDS.flatMap(({ key, words }) => words.map((word) => [word, key] as const)),
);
const sectionOf = new Map(
  SECTION_WORDS.flatMap((about) => about.words.map((word) => [word, about] as const)),
);
const WORD = new RegExp(anyOf([...fieldOf.keys(), ...sectionOf.keys(), ...WHOLE_RESUME]), "g");
const whole = new Set(WHOLE_RESUME);

export function findMentions(cues: string): Mention[] {
  return [...cues.matchAll(WORD)].map((match): Mention => {
    const word = match[0].replace(/\s+/g, " ");
    const span = { start: match.index, end: match.index + match[0].length, word };
    const about = sectionOf.get(word);
    if (about !== undefined) return { ...span, section: about.section, about };
    if (whole.has(word)) return { ...span, whole: true };
    const field = fieldOf.get(word);
    return field === undefined ? span : { ...span, field };
  });
}
