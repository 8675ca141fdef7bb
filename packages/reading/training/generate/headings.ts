/** How a document writes its headings. */
import type { World } from "./people.ts";
import type { Look, Row } from "./writer.ts";

export interface HeadingStyle {
  readonly write: (words: string) => string;
  readonly look: Look;
  readonly blank: boolean;
  /** The first line of the section stands on the heading's own. */
  readonly beside: boolean;
}

const NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

export function headingStyle({ random, own }: World, size: number): HeadingStyle {
  const kind = random.pick([
    "plain",
    "plain",
    "plain",
    "loud",
    "loud",
    "spaced",
    "colon",
    "number",
    "icon",
    "signs",
    ...(random.chance(0.2) ? ["glued"] : []),
  ]);
  let count = 0;
  const icon = random.pick(["■ ", "▌", "◆ ", "★ ", "▶ ", "\uf0b1 ", "💼 ", "# ", "• ", "» ", "❖ "]);
  const signs = random.pick([
    ["【", "】"],
    ["— ", " —"],
    ["[", "]"],
    ["== ", " =="],
    ["// ", ""],
    ["「", "」"],
    ["｜", ""],
  ] as const);
  const write = (words: string): string => {
    count += 1;
    switch (kind) {
      case "loud":
        return words.toUpperCase();
      case "spaced":
        return own.chinese ? [...words].join(" ") : [...words.toUpperCase()].join(" ");
      case "glued":
        return words.toUpperCase().replaceAll(" ", "");
      case "colon":
        return `${words}${own.chinese ? "：" : ":"}`;
      case "number":
        return own.chinese ? `${NUMERALS[count - 1] ?? count}、${words}` : `${count}. ${words}`;
      case "icon":
        return icon + words;
      case "signs":
        return `${signs[0]}${words}${signs[1]}`;
      default:
        return random.chance(0.03) ? words.toLowerCase() : words;
    }
  };
  const larger = random.chance(0.7) ? random.between(1, 5) : 0;
  return {
    write,
    look: { size: size + larger, bold: random.chance(0.7), indent: 0 },
    blank: random.chance(0.6),
    beside: random.chance(0.12),
  };
}

export const besideRow = (heading: string, row: Row, join: string): Row => [
  ["heading", heading],
  join,
  ...row,
];
