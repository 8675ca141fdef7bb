/** Numbers of everyday speech: "10", "十二", "two", "a couple", "一两个". */
import { chineseNumber, englishNumber } from "@bole/guardrails/reading";

const WORDS: Readonly<Record<string, number>> = {
  couple: 2,
  few: 3,
  dozen: 12,
  half: 0.5,
  a: 1,
  one: 1,
  an: 1,
  两: 2,
  几: 3,
  半: 0.5,
};

export const NUMBER =
  "(?:\\d{1,4}|[零〇一二两三四五六七八九十百]{1,4}|几|a couple|a few|a dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)";

export function numberOf(text: string): number | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^an? (?=couple|few|dozen)/, "");
  if (/^\d+(?:\.\d+)?$/.test(bare)) return Number(bare);
  return WORDS[bare] ?? chineseNumber(bare) ?? englishNumber(bare);
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
export const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join("|")}|last)`;

/** From 1; -1 is the last. */
export function ordinalOf(text: string): number | undefined {
  const bare = text.trim().toLowerCase();
  if (bare === "last" || bare === "最后") return -1;
  const at = ORDINALS.indexOf(bare);
  return at >= 0 ? at + 1 : numberOf(bare.replace(/(?:st|nd|rd|th)$/, ""));
}
