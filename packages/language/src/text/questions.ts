import { hasWord, REFERENCES } from "../locales/references.ts";

/** Whether words only ask for what they stand for: "which day", 哪天. */
export const asksSomething = (words: string): boolean => hasWord(words, REFERENCES.questions);
