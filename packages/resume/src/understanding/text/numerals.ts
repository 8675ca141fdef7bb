/** Numbers of everyday speech: "第十二", "两", "three", "2nd". */

const HAN: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const ENGLISH = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const ORDINAL = [
  "zeroth",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

export const HAN_DIGITS = "零〇一二两三四五六七八九十";

/** Up to 99 in Han, digits, or small English numbers; undefined if it is none. */
export function numberOf(text: string): number | undefined {
  const bare = text.trim().toLowerCase();
  if (/^\d+$/.test(bare)) return Number(bare);
  const suffixed = /^(\d+)(?:st|nd|rd|th)$/.exec(bare)?.[1];
  if (suffixed !== undefined) return Number(suffixed);
  for (const words of [ENGLISH, ORDINAL]) {
    const at = words.indexOf(bare);
    if (at >= 0) return at;
  }
  if (bare === "a couple" || bare === "couple" || bare === "both") return 2;
  return hanNumber(bare);
}

function hanNumber(text: string): number | undefined {
  const [, tens, ten, ones] =
    /^([一二两三四五六七八九])?(十)?([一二三四五六七八九零〇])?$/.exec(text) ?? [];
  if (text === "" || (tens === undefined && ten === undefined && ones === undefined))
    return undefined;
  if (ten === undefined)
    return tens !== undefined && ones !== undefined ? undefined : HAN[tens ?? ones ?? ""];
  return (HAN[tens ?? "一"] ?? 1) * 10 + (HAN[ones ?? "零"] ?? 0);
}

/** Digits read out one by one: "一三八零零…" and "二零二一". */
export function spelledDigits(text: string): string {
  return [...text].map((sign) => HAN[sign] ?? (sign === "幺" ? 1 : sign)).join("");
}

export const ENGLISH_ORDINALS = ORDINAL.slice(1).join("|");
export const ENGLISH_NUMBERS = ENGLISH.slice(1).join("|");
