/** What a network mistakes because letters look alike is mended by what stands around it. */

interface Character {
  readonly text: string;
}

/** Signs that stand for others in a line of text. */
const SIGNS: Readonly<Record<string, string>> = { 丨: "|", "－": "-", "～": "~" };
const AS_DIGIT: Readonly<Record<string, string>> = { o: "0", O: "0", l: "1", I: "1", "|": "1" };

export function tidied<C extends Character>(characters: readonly C[]): C[] {
  const plain = characters.map((one) => ({ ...one, text: SIGNS[one.text] ?? one.text }));
  const start = plain
    .map((one) => one.text)
    .join("")
    .slice(0, 2);
  const isItem = /^(?:[·・]|[.,。] )/.test(start);
  const bulleted = plain.map((one, index) => (isItem && index === 0 ? { ...one, text: "•" } : one));
  return words(bulleted).flatMap(withAlikes);
}

function words<C extends Character>(characters: readonly C[]): C[][] {
  const groups: C[][] = [[]];
  for (const one of characters) {
    groups.at(-1)?.push(one);
    if (one.text === " ") groups.push([]);
  }
  return groups;
}

/** `1,4o0` is a number, `0ct` is a word; what may be either stays as it was read. */
function withAlikes<C extends Character>(word: readonly C[]): C[] {
  const text = word
    .map((one) => one.text)
    .join("")
    .trim();
  const digits = text.match(/\d/g)?.length ?? 0;
  if (digits >= 2 && /^[\dolOI.,:/+()%-]+$/.test(text) && /[olOI]/.test(text))
    return word.map((one) => ({ ...one, text: AS_DIGIT[one.text] ?? one.text }));
  if (digits === 1 && /^0[a-z]{2,}[.,]?$/.test(text))
    return word.map((one, index) => (index === 0 ? { ...one, text: "O" } : one));
  return [...word];
}
