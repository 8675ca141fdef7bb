/** Languages that a text names by one word each; whether somebody is to speak them is for others to say. */
import { allConcepts } from "../skills/index.ts";

const SPOKEN = "languages";
const isOneWord = (name: string): boolean =>
  /^(?:\p{Script=Han}{2,3}|\p{Script=Latin}+)$/u.test(name);

const ID_OF: ReadonlyMap<string, string> = new Map(
  allConcepts()
    .filter(({ category }) => category === SPOKEN)
    .flatMap(({ id, zh, en, aliases }) =>
      [zh, en, ...aliases].filter(isOneWord).map((name) => [name.toLowerCase(), id] as const),
    ),
);
const HAN = [...ID_OF.keys()].filter((name) => /\p{Script=Han}/u.test(name));
const NAME = new RegExp(
  `${HAN.toSorted((a, b) => b.length - a.length).join("|")}|\\p{Script=Latin}+`,
  "gu",
);

export interface NamedLanguage {
  /** Of the concept. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

export const languagesIn = (text: string): NamedLanguage[] =>
  [...text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const id = ID_OF.get(name.toLowerCase());
    return id === undefined ? [] : [{ id, start: index, end: index + name.length }];
  });
