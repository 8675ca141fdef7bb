/**
 * Text as it is compared: compatibility forms (full width, ligatures), small letters, simplified characters,
 * plain quotes and dashes, single spaces, nothing invisible. Every unit of the folded text knows which part of
 * the original it stands for, so that what is found in it can be shown as it was written. Linear.
 */
import { Converter } from "opencc-js/t2cn";

export interface Folded {
  readonly text: string;
  readonly original: string;
  /** The part of the original that a part of `text` stands for. */
  place(start: number, end: number): [number, number];
}

const MARKS = /\p{M}/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /\s/u;
const PLAIN: ReadonlyMap<string, string> = new Map([
  ..."‘’‚‛′´`".split("").map((sign) => [sign, "'"] as const),
  ..."“”„‟″«»「」『』".split("").map((sign) => [sign, '"'] as const),
  ..."‐‑‒–—―−－".split("").map((sign) => [sign, "-"] as const),
  ..."～〜∼".split("").map((sign) => [sign, "~"] as const),
  ["。", "."],
  ["、", ","],
]);

export function fold(original: string): Folded {
  const starts = new Uint32Array(original.length * 4 + 1);
  const ends = new Uint32Array(original.length * 4 + 1);
  const pieces: string[] = [];
  let length = 0;
  let space = "";
  const add = (piece: string, from: number, to: number) => {
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1, length += 1) {
      starts[length] = from;
      ends[length] = to;
    }
  };
  let spaceFrom = 0;
  for (let at = 0; at < original.length; ) {
    const from = at;
    const sign = String.fromCodePoint(original.codePointAt(at) ?? 0);
    at += sign.length;
    if (INVISIBLE.test(sign)) continue;
    if (SPACE.test(sign)) {
      if (space === "") spaceFrom = from;
      space = sign === "\n" || space === "\n" ? "\n" : " ";
      continue;
    }
    if (space !== "" && length > 0) add(space, spaceFrom, from);
    space = "";
    // At most three marks belong to a letter; more than that is decoration.
    let whole = sign;
    while (whole.length < sign.length + 3 && MARKS.test(original.charAt(at)))
      whole += original.charAt(at++);
    add(foldSign(whole).slice(0, 4), from, at);
  }
  return {
    text: pieces.join(""),
    original,
    place: (start, end) =>
      end <= start
        ? [starts[start] ?? original.length, starts[start] ?? original.length]
        : [starts[start] ?? 0, ends[end - 1] ?? original.length],
  };
}

/** The folded text alone. */
export const folded = (text: string): string => fold(text).text;

const MOST_KNOWN = 20_000;
const known = new Map<string, string>();
/** Built on first use: it takes some milliseconds. */
let converter: ReturnType<typeof Converter> | undefined;

/** Traditional characters as simplified ones. */
export function simplify(text: string): string {
  converter ??= Converter({ from: "t", to: "cn" });
  return converter(text);
}

function foldSign(sign: string): string {
  if (sign.length === 1 && sign < "\u0080") return sign === "`" ? "'" : sign.toLowerCase();
  const there = known.get(sign);
  if (there !== undefined) return there;
  const plain = PLAIN.get(sign) ?? sign.normalize("NFKC").toLowerCase();
  const result = simplify(PLAIN.get(plain) ?? plain);
  if (known.size < MOST_KNOWN) known.set(sign, result);
  return result;
}
