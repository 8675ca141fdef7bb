/** Entries with words as they are distributed in texts: few that are everywhere, many that are rare. */
import type { SearchEntry } from "../../model/search.ts";

/** As many as newspapers use. */
const SIGNS = Array.from({ length: 2_500 }, (_, n) => String.fromCodePoint(0x4e00 + n * 8));
const SYLLABLES = [
  "dev",
  "ops",
  "man",
  "data",
  "sys",
  "tor",
  "ing",
  "plan",
  "net",
  "ser",
  "pro",
  "ly",
];

/** The same numbers each time: between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

export interface Vocabulary {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

export function vocabulary(size: number): Vocabulary {
  const latin = (number: number): string => {
    let word = "";
    for (let rest = number; rest > 0 || word.length < 3; ) {
      word += SYLLABLES[rest % SYLLABLES.length];
      rest = Math.floor(rest / SYLLABLES.length);
    }
    return word;
  };
  const han = (number: number): string =>
    [number, Math.floor(number / SIGNS.length) + number * 7]
      .map((place) => SIGNS[place % SIGNS.length])
      .join("");
  return {
    en: Array.from({ length: size }, (_, n) => latin(n)),
    zh: Array.from({ length: size }, (_, n) => han(n)),
  };
}

/** Words by Zipf's law: the second is half as frequent as the first, and so on. */
export function sentence(
  words: readonly string[],
  count: number,
  random: () => number,
  language: "zh" | "en",
): string {
  const picked = Array.from({ length: count }, () => {
    const rank = Math.floor(words.length ** random()) - 1;
    return words[rank] ?? "";
  });
  return picked.join(language === "en" ? " " : random() < 0.2 ? "，" : "");
}

export function syntheticEntry(
  number: number,
  known: Vocabulary,
  random: () => number,
): SearchEntry {
  const language = number % 2 === 0 ? "zh" : "en";
  const words = known[language];
  const id = `p${String(number).padStart(6, "0")}`;
  const tags = Array.from({ length: 8 }, () => `tag-${Math.floor(1_000 ** random())}`);
  return {
    kind: "person",
    id,
    person_id: id,
    title: sentence(words, 4, random, language),
    text: sentence(words, 60 + Math.floor(random() * 120), random, language),
    tags,
    location: `city ${Math.floor(random() * 300)}`,
    years: Math.floor(random() * 30),
    language,
    status: random() < 0.9 ? "active" : "archived",
  };
}
