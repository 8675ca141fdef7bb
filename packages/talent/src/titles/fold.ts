/** Words as the lexicon knows them: small letters without marks, and without the ways to name both genders. */

/** (m/w/d), (h/f), m/f/x: who may apply is no part of what something is called. */
const ANYBODY = /\(?\b[mwfdhxvi](?:\s?[/|]\s?[mwfdhxvi*]){1,3}\b\)?/giu;
/** Pfleger/in, Pfleger:in, Pfleger*innen, Pfleger(in), PflegerIn */
const GERMAN_BOTH =
  /(?<=\p{L}{2})(?:[/:*_]-?in(?:nen)?(?!\p{L})|\(in(?:nen)?\)|In(?:nen)?(?!\p{L}))/gu;
/** infirmier(ère), enfermero/a, vendeur·se, employé.e */
const ROMANCE_BOTH =
  /(?<=\p{L}{2})(?:\((?:\p{Ll}{1,5})\)|\/-?(?:as?|os?|es?)(?!\p{L})|[·•]\p{Ll}{1,5}|\.(?:e|ère|euse|rice)s?(?!\p{L}))/gu;

export function folded(text: string): string {
  return text
    .replaceAll(ANYBODY, " ")
    .replaceAll(GERMAN_BOTH, "")
    .replaceAll(ROMANCE_BOTH, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
}

/** A word, or a sign that ends what belongs together. */
const TOKENS = /[\p{L}\p{N}][\p{L}\p{N}+#]*|[,;:/|()\n–—]/gu;

export const tokensOf = (text: string): string[] => folded(text).match(TOKENS) ?? [];

export const isWord = (token: string): boolean => /^[\p{L}\p{N}]/u.test(token);
