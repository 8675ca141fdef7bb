/** The words of a text, Chinese or English, in a form in which they can be compared. */
import { conceptOf, hanConcepts } from "./concepts.ts";

const STOP = new Set(
  "a an the of to for and or in on at by with from into about as is are be it its this that these those i me my we our you your please can could would should want need then them their some any all every each do does give get let using use".split(
    " ",
  ),
);

/** Concepts begin with `#`; what is no concept is the word's stem, or a pair of characters. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase();
  const latin = plain.match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const han = plain.match(/\p{Script=Han}+/gu) ?? [];
  return [
    ...latin
      .filter((word) => !STOP.has(word))
      .map((word) => conceptOf(word) ?? conceptOfForms(word)),
    ...han.flatMap((run) => [...hanConcepts(run), ...pairs(run)]),
  ];
}

/** The concept of a plural or another form of a verb, else the shortest form. */
function conceptOfForms(word: string): string {
  const forms = [
    word.replace(/ies$/, "y"),
    word.replace(/(s|x|ch|sh)es$/, "$1"),
    word.replace(/s$/, ""),
    word.replace(/(ing|ed|er|or|ers|ors)$/, ""),
    word.replace(/(ing|ed|er|ers)$/, "e"),
    word.replace(/(.)\1(ing|ed|er)$/, "$1"),
  ].filter((form) => form !== word && form.length > 2);
  for (const form of forms) {
    const concept = conceptOf(form);
    if (concept !== undefined) return concept;
  }
  return forms[0] ?? word;
}

function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}
