/** What a network mistakes because letters look alike is mended by what stands around it. */

interface Character {
  readonly text: string;
  readonly confidence?: number;
}

/** Signs that stand for others in a line of text. */
const SIGNS: Readonly<Record<string, string>> = { 丨: "|", "－": "-", "～": "~" };
const AS_DIGIT: Readonly<Record<string, string>> = { o: "0", O: "0", l: "1", I: "1", "|": "1" };

export function tidied<C extends Character>(characters: readonly C[]): C[] {
  const plain = withoutIcons(characters).map((one) => ({
    ...one,
    text: SIGNS[one.text] ?? one.text,
  }));
  const start = plain
    .map((one) => one.text)
    .join("")
    .slice(0, 4);
  const isItem = /^(?:[·・]|[.,。] |\.(?!NET)\p{Lu}|[.。]\p{Script=Han})/u.test(start);
  const bulleted = plain.map((one, index) => (isItem && index === 0 ? { ...one, text: "•" } : one));
  return words(bulleted).flatMap(withAlikes);
}

/** Surer than this, a sign is what it was read as. */
const SURE = 0.6;
const ICON = /^[ol|丨○●□■◇◆☐©®]$/;

/** Icons before headings and addresses are read as letters: as round ones, or with little certainty. */
function withoutIcons<C extends Character>(characters: readonly C[]): readonly C[] {
  const end = characters.findIndex(({ text }) => text === " ");
  const [icon, rest] = [characters.slice(0, end), characters.slice(end + 1)];
  if (end < 1 || end > 2 || !/^[\p{Lu}\p{Ll}\p{Script=Han}]$/u.test(rest[0]?.text ?? ""))
    return characters;
  const isIcon = icon.every(({ text, confidence = 1 }) => ICON.test(text) || confidence < SURE);
  return isIcon ? withoutIcons(rest) : characters;
}

/** The network swallows blanks between words of a Western script; the white between them is seen. */
export function withBlanks<C extends Character & { readonly at: number }>(
  characters: readonly C[],
  blanks: readonly number[],
): C[] {
  return characters.flatMap((one, index) => {
    const before = characters[index - 1];
    const isBlank =
      before !== undefined &&
      LATIN.test(before.text) &&
      LATIN.test(one.text) &&
      // A narrow 1 has white around it.
      !(/\d/.test(before.text) && /\d/.test(one.text)) &&
      blanks.some((at) => before.at < at && at < one.at);
    return isBlank ? [{ ...one, text: " ", at: (before.at + one.at) / 2 }, one] : [one];
  });
}

/** Signs that stand close to what follows them may have as much white around them. */
const LATIN = /^[\p{Script=Latin}\d&),.;:%]$/u;

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
