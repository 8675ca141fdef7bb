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
  warm: Strings,
  /** What stands before that which is to go; the longest first. */
  remove: Strings,
  /** What stands before the name that signs; the longest first. */
  sign: Strings,
  /** How somebody is told something through somebody else ("ask her to"), and how that begins when it is said to them. */
  tell: z.record(z.string(), z.string()),
  /** What stands before that which is to be said; the longest first. */
  mention: Strings,
  /** What a text is counted in: "three lines", 两句话. */
  units: Strings,
});

export type WritingWish =
  | { readonly kind: "shorter" | "casual" | "formal" | "warm" }
  | { readonly kind: "length"; readonly sentences: number }
  /** In the words of whoever wants it: to be said, told to the reader, taken out, signed with. */
  | { readonly kind: "mention" | "tell" | "remove" | "sign"; readonly what: string };

const LOCALES = path.resolve(import.meta.dirname, "../locales");
const FILES = globSync("*/writing.json", { cwd: LOCALES }).map((file) =>
  Words.parse(JSON.parse(readFileSync(path.join(LOCALES, file), "utf8"))),
);
const STYLES = ["shorter", "casual", "formal", "warm"] as const;
const VERBS = ["sign", "remove", "mention"] as const;
const TELL = FILES.flatMap((file) => Object.entries(file.tell)).toSorted(
  ([a], [b]) => b.length - a.length,
);
const QUOTED = /[“"「『]([^”"」』]+)[”"」』]/u;
/** 那句 behind what is to go: the sentence with it. */
const SENTENCE_OF = /(?:那|这)?(?:一)?(?:句|段|部分)(?:话)?$/u;

/** Undefined for a wish that needs somebody who can write. */
export function writingWish(words: string): WritingWish | undefined {
  const { text, place } = fold(words);
  const after = (verb: string) =>
    words
      .slice(place(0, verb.length)[1])
      .replace(/[.。!！]$/u, "")
      .trim();
  const told = TELL.find(([verb]) => begins(text, verb));
  if (told !== undefined) {
    const [verb, opening] = told;
    const rest = after(verb).replace(/^[,，:：]\s*/u, "");
    const gap = opening === "" || isHan(opening) ? "" : " ";
    return rest === "" ? undefined : { kind: "tell", what: `${opening}${gap}${rest}` };
  }
  for (const kind of VERBS) {
    const verbs = FILES.flatMap((file) => file[kind]);
    const verb = verbs.find((one) => begins(text, one));
    const said = QUOTED.exec(words)?.[1];
    // In Chinese what is to go may stand before the verb: “…”那句删掉.
    const last =
      kind === "remove" ? verbs.find((one) => isHan(one) && text.endsWith(one)) : undefined;
    if (verb === undefined && last === undefined) continue;
    const rest = verb === undefined ? words.slice(0, -(last ?? "").length) : after(verb);
    const what = kind === "mention" ? rest : (said ?? rest.replace(SENTENCE_OF, "").trim());
    return what === "" ? undefined : { kind, what };
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
