import { hasWord, REFERENCES } from "../locales/references.ts";

/** Whether a pronoun means several: "them", 她们. */
export const isPlural = (words: string): boolean => hasWord(words, REFERENCES.plural);
