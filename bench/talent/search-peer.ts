/**
 * `node --expose-gc search-peer.ts COUNT`: MiniSearch, an index of keywords in memory, with the same
 * people, words and questions. It is no dependency of Bole: `bench/peers` holds it, and its types are
 * not there when Bole is checked, so what is used of it is written down here.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { queryWords } from "../../packages/talent/src/search/text/query-words.ts";
import { wordsOf } from "../../packages/talent/src/search/text/words.ts";
import { questions, syntheticPeople } from "./search-people.ts";

interface Peer {
  add(document: object): void;
  search(words: string, options: object): readonly unknown[];
}

const home = path.resolve(import.meta.dirname, "../peers");
const WARM_UP = 40;

if (!existsSync(path.join(home, "node_modules/minisearch"))) {
  process.stderr.write("Installing MiniSearch to compare with …\n");
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: home, stdio: ["ignore", 2, 2] });
}
const { default: MiniSearch }: { default: new (options: object) => Peer } = await import(
  path.join(home, "node_modules/minisearch/dist/es/index.js")
);

const index = new MiniSearch({
  fields: ["title", "text"],
  tokenize: (text: string) => [...wordsOf(text)].map(({ word }) => word),
  processTerm: (word: string) => word,
});
globalThis.gc?.();
const before = memory();
const begun = performance.now();
for (const { entry } of syntheticPeople(Number(process.argv[2]))) {
  index.add({ id: entry.id, title: entry.title, text: entry.text });
}
const open_ms = performance.now() - begun;
globalThis.gc?.();
const size = memory() - before;

const took: number[] = [];
for (const [number, q] of questions(WARM_UP + 200).entries()) {
  const start = performance.now();
  index
    .search(q, { tokenize: (text: string) => queryWords(text), boost: { title: 3 } })
    .slice(0, 20);
  if (number >= WARM_UP) took.push(performance.now() - start);
}
process.stdout.write(JSON.stringify({ took, open_ms, memory: size }));

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
