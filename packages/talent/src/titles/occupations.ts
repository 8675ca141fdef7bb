/**
 * What an occupation is called by others, in English and Chinese. Only for what is a title and nothing
 * else: in a sentence the same words may be about somebody else's work.
 */
import { readFileSync } from "node:fs";
import { titleNames } from "../knowledge/title-names.ts";
import { isWord, tokensOf } from "./fold.ts";

export interface OccupationNames {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** How far somebody has come says nothing about what they do. */
const RANKS = new Set(
  "senior junior lead trainee apprentice assistant chief deputy head".split(" "),
);
const CHINESE_RANK = /^(?:高级|资深|初级|中级|实习|见习|首席|储备)/u;
/** No title is longer. */
const LONGEST = 60;

let loaded: ReadonlyMap<string, OccupationNames> | null = null;

/** Null for what is not the title of one that is known: by our own table, else by the classifications. */
export function occupationOf(text: string): OccupationNames | null {
  const title = onlyLine(text);
  if (title === null) return null;
  loaded ??= load();
  const words = tokensOf(title).filter(isWord);
  const known = loaded.get(keyOf(words));
  if (known !== undefined) return known;
  const ranked = title.replace(CHINESE_RANK, "");
  const plain =
    ranked === title ? words.filter((word) => !RANKS.has(word)) : tokensOf(ranked).filter(isWord);
  const own = loaded.get(keyOf(plain));
  if (own !== undefined) return own;
  return titleNames(title) ?? titleNames(ranked === title ? plain.join(" ") : ranked);
}

/** What an entry of the index has is its title twice where there is nothing else. */
function onlyLine(text: string): string | null {
  if (text.length > 2 * LONGEST + 1) return null;
  const lines = new Set(text.split("\n").map((line) => line.trim()));
  lines.delete("");
  const [line] = lines;
  return lines.size === 1 && line !== undefined && line.length <= LONGEST ? line : null;
}

const keyOf = (words: readonly string[]): string => words.join(" ");

/** The same for a title however it is written. */
export const keyOfTitle = (title: string): string => keyOf(tokensOf(title).filter(isWord));

function load(): ReadonlyMap<string, OccupationNames> {
  const table = new URL("data/occupations.tsv", import.meta.url);
  const known = new Map<string, OccupationNames>();
  for (const line of readFileSync(table, "utf8").trimEnd().split("\n")) {
    if (line.startsWith("#")) continue;
    const [en = [], zh = []] = line.split("\t").map((cell) => cell.split("|"));
    const occupation = { en, zh };
    for (const name of [...en, ...zh]) {
      const key = keyOf(tokensOf(name));
      // A name of two occupations is the first one's.
      if (!known.has(key)) known.set(key, occupation);
    }
  }
  return known;
}
