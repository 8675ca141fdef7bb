const HAS_VOWEL = /[aeiouy]/;

/**
 * An English word without its endings, so that "managed", "managing" and "manages" are one. Light:
 * it need not give a word, only the same for the same, and must not throw different ones together.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutFinalE(withoutTense(singular(word)));
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

function withoutTense(word: string): string {
  if (/ied$/.test(word)) return `${word.slice(0, -3)}y`;
  const ending = /(?:ing|(?<!e)ed)$/.exec(word);
  if (ending === null) return word;
  const rest = word.slice(0, ending.index);
  // "string" and "red" have no ending.
  if (rest.length < 3 || !HAS_VOWEL.test(rest)) return word;
  return rest.replace(/([bcdfgkmnprtv])\1$/, "$1");
}

const withoutFinalE = (word: string) => (word.length > 4 ? word.replace(/e$/, "") : word);
