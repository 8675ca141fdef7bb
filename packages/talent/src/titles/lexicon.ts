/**
 * What words and titles of other languages are called in English: a table of each field of work, one
 * meaning a line, written by hand. Read when the first title is. Earlier tables come first where a word
 * has several meanings: what is said of any work before what is said of one field.
 */
import { readFileSync } from "node:fs";
import { allConcepts } from "../skills/index.ts";
import { tokensOf } from "./fold.ts";
import { stemOf } from "./stems.ts";
import { FOREIGN, type Foreign, SMALL_WORDS } from "./title-language.ts";

const TABLES = [
  "roles",
  "health",
  "trades",
  "transport",
  "business",
  "public",
  "hospitality",
  "industry",
  "digital",
  "skills",
] as const;
const CELLS = 1 + FOREIGN.length;
/** Of a word that means many things, so many. */
const MOST_MEANINGS = 3;

export interface Terms {
  /** By words without the small ones: what it means, the first first. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  /** The same by stems. */
  readonly stemmed: ReadonlyMap<string, readonly string[]>;
  /** How many words the longest has that begins with a stem. */
  readonly longest: ReadonlyMap<string, number>;
}

interface Lexicon {
  readonly terms: Readonly<Record<Foreign, Terms>>;
  /** Words that are English as they stand, whatever else they may be. */
  readonly english: ReadonlySet<string>;
}

let loaded: Lexicon | null = null;

export function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

/** The words that count, of a term or of a text. */
const keyOf = (words: readonly string[]): string => words.join(" ");

function load(): Lexicon {
  const lines = TABLES.flatMap((name) => readLines(`${name}.tsv`));
  const english = new Set(tokensOf(readText("english.txt")));
  for (const [meaning = ""] of lines) for (const word of tokensOf(meaning)) english.add(word);
  for (const { en } of allConcepts()) for (const word of tokensOf(en)) english.add(word);
  const [de, es, fr] = FOREIGN.map((language, place) => termsOf(lines, language, place + 1));
  if (de === undefined || es === undefined || fr === undefined) throw new TypeError("no terms");
  return { terms: { de, es, fr }, english };
}

function termsOf(lines: readonly string[][], language: Foreign, cell: number): Terms {
  const written = new Map<string, string[]>();
  const stemmed = new Map<string, string[]>();
  const longest = new Map<string, number>();
  const add = (map: Map<string, string[]>, key: string, meaning: string) => {
    const known = map.get(key) ?? [];
    if (known.length < MOST_MEANINGS && !known.includes(meaning)) map.set(key, [...known, meaning]);
  };
  for (const line of lines) {
    for (const term of (line[cell] ?? "").split("|")) {
      const words = tokensOf(term).filter((word) => !SMALL_WORDS[language].has(word));
      if (words.length === 0) continue;
      add(written, keyOf(words), line[0] ?? "");
      const stems = words.map((word) => stemOf(word, language));
      add(stemmed, keyOf(stems), line[0] ?? "");
      const [first = ""] = stems;
      longest.set(first, Math.max(stems.length, longest.get(first) ?? 0));
    }
  }
  return { written, stemmed, longest };
}

const readText = (name: string): string =>
  readFileSync(new URL(`data/${name}`, import.meta.url), "utf8");

function readLines(name: string): string[][] {
  const lines = readText(name).trimEnd().split("\n");
  return lines.flatMap((line, index) => {
    if (line.startsWith("#")) return [];
    const cells = line.split("\t");
    if (cells.length !== CELLS || cells.some((cell) => cell === "")) {
      throw new Error(`${name}:${index + 1} does not have the ${CELLS} cells of a line: ${line}`);
    }
    return [cells];
  });
}
