/** What somebody wants of a text: "shorter", "less formal", "mention the visa". The words are data of each locale. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { fold } from "./fold.ts";
import { numbersIn } from "./numbers.ts";

const Strings = z.array(z.string().min(1));
const Words = z.strictObject({
  shorter: Strings,
  casual: Strings,
  formal: Strings,
  /** What stands before that which is to be said; the longest first. */
  mention: Strings,
  /** What a text is counted in: "three lines", 两句话. */
  units: Strings,
});

export type WritingWish =
  | { readonly kind: "shorter" | "casual" | "formal" }
  | { readonly kind: "length"; readonly sentences: number }
  /** In the words of whoever wants it. */
  | { readonly kind: "mention"; readonly what: string };

const LOCALES = path.resolve(import.meta.dirname, "../locales");
const FILES = globSync("*/writing.json", { cwd: LOCALES }).map((file) =>
  Words.parse(JSON.parse(readFileSync(path.join(LOCALES, file), "utf8"))),
);
const STYLES = ["shorter", "casual", "formal"] as const;

/** Undefined for a wish that needs somebody who can write. */
export function writingWish(words: string): WritingWish | undefined {
  const { text, place } = fold(words);
  const mention = FILES.flatMap((file) => file.mention).find((verb) => begins(text, verb));
  if (mention !== undefined) {
    const what = words.slice(place(0, mention.length)[1]).replace(/[.。!！]$/u, "");
    return what.trim() === "" ? undefined : { kind: "mention", what: what.trim() };
  }
  const sentences = lengthIn(text);
  if (sentences !== undefined) return { kind: "length", sentences };
  const kind = STYLES.find((style) =>
    FILES.some((file) => file[style].some((one) => has(text, one))),
  );
  return kind && { kind };
}

/** How many sentences or lines, where a number stands right before what they are counted in. */
function lengthIn(text: string): number | undefined {
  const units = FILES.flatMap((file) => file.units);
  for (const { value, place } of numbersIn(text)) {
    const after = text.slice(place[1]).trimStart();
    const isUnit = units.some((unit) => after.startsWith(unit));
    if (isUnit && Number.isInteger(value) && value >= 1 && value <= MOST) return value;
  }
  return undefined;
}

const MOST = 20;

const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);
const begins = (text: string, verb: string): boolean =>
  text.startsWith(isHan(verb) ? verb : `${verb} `);
const has = (text: string, word: string): boolean =>
  isHan(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`);
