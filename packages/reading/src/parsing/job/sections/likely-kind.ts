/**
 * What stands under a heading that the table of headings does not have: naive Bayes over the words of labelled headings
 * (`data/headings.tsv`). Where two kinds are about as likely, it does not say.
 */
import { readFileSync } from "node:fs";
import type { SectionKind } from "./section-kind.ts";

const KINDS = [
  "must",
  "nice",
  "duties",
  "benefits",
  "about",
  "apply",
] as const satisfies SectionKind[];
type LikelyKind = (typeof KINDS)[number];

/** How many times likelier than the next. */
const CLEAR = Math.log(2.5);

interface Counts {
  readonly headings: number;
  readonly words: ReadonlyMap<string, number>;
  readonly all: number;
}

export function likelyKind(heading: string): LikelyKind | undefined {
  const { kinds, vocabulary } = loaded();
  const words = wordsOf(heading).filter((word) => vocabulary.has(word));
  // A heading is known by its words: one that has hardly any of them is something else.
  if (words.length === 0 || words.length * 2 < wordsOf(heading).length) return undefined;
  const scores = KINDS.map((kind) => {
    const { headings, words: counted, all } = kinds[kind];
    const start = Math.log(headings);
    return words.reduce(
      (sum, word) =>
        sum + Math.log(((counted.get(word) ?? 0) + 0.3) / (all + 0.3 * vocabulary.size)),
      start,
    );
  });
  const best = Math.max(...scores);
  const isClear = scores.filter((score) => score > best - CLEAR).length === 1;
  return isClear ? KINDS[scores.indexOf(best)] : undefined;
}

/** Words, and two in a row; of Chinese, characters and two in a row. */
function wordsOf(heading: string): string[] {
  const words =
    heading
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}'’]+/gu) ?? [];
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

let model: { kinds: Record<LikelyKind, Counts>; vocabulary: ReadonlySet<string> } | undefined;

function loaded() {
  model ??= learn();
  return model;
}

function learn() {
  const rows = readFileSync(new URL("../data/headings.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));
  const counts = (kind: LikelyKind): Counts => {
    const headings = rows.filter(([label]) => label === kind).map(([, heading = ""]) => heading);
    const words = new Map<string, number>();
    for (const word of headings.flatMap(wordsOf)) words.set(word, (words.get(word) ?? 0) + 1);
    return { headings: headings.length, words, all: headings.flatMap(wordsOf).length };
  };
  const kinds = {
    ...{ must: counts("must"), nice: counts("nice"), duties: counts("duties") },
    ...{ benefits: counts("benefits"), about: counts("about"), apply: counts("apply") },
  };
  const vocabulary = new Set(KINDS.flatMap((kind) => [...kinds[kind].words.keys()]));
  return { kinds, vocabulary };
}
