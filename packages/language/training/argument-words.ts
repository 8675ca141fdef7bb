/**
 * Counts how often a word of Latin script names what is meant (`src/reading/left-over.ts`) in the examples of résumés:
 *
 *     node packages/language/training/argument-words.ts
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { Turn } from "../src/examples/turn.ts";
import { LATIN_WORDS, UNSEEN } from "../src/reading/left-over.ts";

const DATA = new URL("../data/resume/", import.meta.url).pathname;
const OUT = new URL("../model/argument-words.json", import.meta.url);

const seen = new Map<string, { all: number; named: number }>();
for (const file of globSync(`${DATA}*/*.jsonl`).toSorted())
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
    const { message, calls } = Turn.parse(JSON.parse(line));
    const spans = calls.flatMap((call) => call.spans.map(({ span }) => span));
    for (const { 0: word, index } of message.matchAll(LATIN_WORDS)) {
      const isNamed = spans.some(([from, to]) => index < to && index + word.length > from);
      const { all, named } = seen.get(word.toLowerCase()) ?? { all: 0, named: 0 };
      seen.set(word.toLowerCase(), { all: all + 1, named: named + (isNamed ? 1 : 0) });
    }
  }

const { share, weight } = UNSEEN;
const shares = [...seen]
  .filter(([, { all }]) => all > 1)
  .map(
    ([word, { all, named }]) =>
      [word, Math.round((100 * (named + weight * share)) / (all + weight))] as const,
  )
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(shares))}\n`);
process.stdout.write(`${shares.length} words\n`);
