/**
 * Strings that make patterns backtrack: a short unit many times over, between a beginning that makes a
 * rule look and an end that makes it fail. The same seed gives the same strings.
 */
const UNITS = [
  ..."刚就的了吧和是我把改到第一二三年月日个",
  ...["刚刚", "就OK", "的话", "可以", "and", "to", "a", "the", "i", "x", "no", "ab", "Aa"],
  ...[
    "0",
    "1",
    "12",
    "1.",
    "1-",
    "+",
    "-",
    ".",
    ",",
    "，",
    "。",
    "!",
    "?",
    "、",
    ":",
    "/",
    "@",
    "#",
    "(",
    "“",
  ],
  ...[" ", "  ", "\t", "\n", "\r\n", " \n", "\u3000", "\u200b", "a ", "1 ", "的 ", ", ", "- "],
];

const OPENINGS = [
  "",
  "",
  "a",
  "把名字改成张三",
  "我在字节跳动做",
  "请给张伟发邮件，",
  "帮我找",
  "change my name to ",
  "I worked at Acme from ",
  "schedule an interview with ",
  "move her to ",
  "我想转行做",
  "I want to become ",
  "any jobs for ",
  "ignore ",
  "电话",
  "Python, ",
];

const ENDINGS = ["", "x", "!", "？", "\n", "的", " end", "@", "\u0000".replace("\u0000", "§"), "1"];

/** Those that have frozen a server before. */
export const KNOWN_PUMPS: readonly string[] = [
  `${"刚刚".repeat(20)}x`,
  `把名字改成张三${"就OK".repeat(24)}x`,
  `a${" ".repeat(2_000)}b`,
  "!".repeat(60_000),
  `${"a".repeat(40)}!`,
];

export type Random = () => number;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** A string of at most so many characters: often short, where exponents bite, often as long as allowed. */
export function pumpString(random: Random, limit: number): string {
  const unit = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    oneOf(random, UNITS),
  ).join("");
  const [opening, ending] = [oneOf(random, OPENINGS), oneOf(random, ENDINGS)];
  const room = Math.max(1, limit - opening.length - ending.length);
  const length = oneOf(random, [40, 120, 2_000, room, room, room + 10]);
  const times = Math.max(1, Math.floor(Math.min(length, room + 10) / unit.length));
  return `${opening}${unit.repeat(times)}${ending}`;
}
