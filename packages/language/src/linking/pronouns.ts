import { hasWord, REFERENCES } from "../locales/references.ts";

/** Whether a pronoun means several: "them", 她们. */
export const isPlural = (words: string): boolean => hasWord(words, REFERENCES.plural);

const PRONOUNS: ReadonlySet<string> = new Set([...REFERENCES.thirdPerson, ...REFERENCES.plural]);
/** Whether the words are a pronoun and nothing else. */
export const isPronoun = (words: string): boolean => PRONOUNS.has(words.trim().toLowerCase());
