/** What recognising a picture gets wrong. Each sign is exchanged for one, so that places stay. */
import type { Random } from "./random.ts";
import type { Written } from "./writer.ts";

const ALIKE: readonly (readonly [string, string])[] = [
  ["l", "1"],
  ["I", "l"],
  ["O", "0"],
  ["0", "O"],
  ["e", "c"],
  ["c", "e"],
  ["–", "-"],
  [".", ","],
  [",", "."],
  ["|", "I"],
  ["é", "e"],
  ["ü", "u"],
  ["ö", "o"],
  ["ä", "a"],
  ["ß", "B"],
  ["ñ", "n"],
  ["ç", "c"],
  ["è", "e"],
  ["á", "a"],
  ["ó", "o"],
  ["í", "i"],
  ["1", "l"],
  ["5", "S"],
  ["•", "·"],
  ["己", "已"],
  ["未", "末"],
  ["日", "曰"],
  ["士", "土"],
  ["：", ":"],
  ["，", ","],
];
const OTHER = new Map(ALIKE);

export function withScanErrors(written: Written, random: Random): Written {
  const part = random.pick([0.004, 0.01, 0.02]);
  const text = Array.from({ length: written.document.text.length }, (_, at) => {
    const sign = written.document.text.charAt(at);
    const other = OTHER.get(sign);
    if (other !== undefined && random.chance(part * 3)) return other;
    if (/\p{L}/u.test(sign) && random.chance(part)) return random.pick(["n", "i", "r", "a", "口"]);
    return sign === "\t" && random.chance(0.3) ? " " : sign;
  }).join("");
  const pages = written.document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      bold: false,
      font_size: line.font_size + random.between(-8, 8) / 10,
    })),
  }));
  return { ...written, document: { ...written.document, text, pages } };
}
