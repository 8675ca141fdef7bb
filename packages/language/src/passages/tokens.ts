/** Words, Han characters and signs of a text, found in one pass: every passage of every document goes through here. */

/** What a character is; `unknown` until it was met for the first time. */
const KIND = { unknown: 0, space: 1, sign: 2, word: 3, han: 4 } as const;
type Kind = (typeof KIND)[keyof typeof KIND];

const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]/u;
const kinds = new Uint8Array(0x1_00_00);

export const isHan = (code: number): boolean => kindOf(code) === KIND.han;

/** Where tokens begin and end, one after the other in one list; at most so many tokens. */
export function tokensOf(text: string, most: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length && places.length < 2 * most; ) {
    const end = endOfToken(text, at);
    if (kindOf(text.codePointAt(at) ?? 0) !== KIND.space) places.push(at, end);
    at = end;
  }
  return places;
}

/** Letters and digits in a row are one; what begins with a Han character is that character. */
function endOfToken(text: string, from: number): number {
  const first = text.codePointAt(from) ?? 0;
  let at = from + widthOf(first);
  if (kindOf(first) !== KIND.word) return at;
  for (; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    if (kindOf(code) < KIND.word) return at;
    at += widthOf(code);
  }
  return at;
}

const widthOf = (code: number): number => (code > 0xffff ? 2 : 1);

function kindOf(code: number): Kind {
  if (code > 0xffff) return lookUp(code);
  const known = (kinds[code] ?? KIND.unknown) as Kind;
  if (known !== KIND.unknown) return known;
  const kind = lookUp(code);
  kinds[code] = kind;
  return kind;
}

function lookUp(code: number): Kind {
  const char = String.fromCodePoint(code);
  if (HAN.test(char)) return KIND.han;
  if (WORD.test(char)) return KIND.word;
  return /\s/.test(char) ? KIND.space : KIND.sign;
}
