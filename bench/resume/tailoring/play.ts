/**
 * `node bench/resume/tailoring/play.ts <folder of pairs> <folder for results>`: tailors each résumé to its
 * advertisement and writes a page for each (`*.md`), with the variant, the changes, what is proven and what the guard
 * of facts found, and `summary.tsv`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SentenceEmbedder } from "@bole/models";
import { readPairs } from "./pairs.ts";
import { type TailoredPair, tailorPair } from "./tailor-pair.ts";
import { writePair } from "./write-pair.ts";

const [from, into] = process.argv.slice(2);
if (from === undefined || into === undefined) {
  throw new Error("Give a folder of pairs and a folder for the results.");
}
const today = new Date();
mkdirSync(into, { recursive: true });
const embedder = new SentenceEmbedder();
const tailored: TailoredPair[] = [];
for (const pair of await readPairs(from, today))
  tailored.push(await tailorPair(pair, embedder, today));
await embedder.close();
for (const one of tailored)
  writeFileSync(path.join(into, `${one.pair.name}.md`), `${writePair(one)}\n`);
const rows = tailored.map(({ pair, tailoring, added, lost, newLines, lostLines }) => [
  ...[pair.name, pair.language, tailoring.coverage.all],
  ...[tailoring.coverage.met, tailoring.coverage.partly, tailoring.questions.length],
  ...[tailoring.proposals.length, added.length, lost.length, newLines.length, lostLines.length],
]);
const head =
  "pair language requirements proven partly asked changes facts_added facts_lost lines_added lines_lost";
const table = [head.split(" "), ...rows].map((row) => row.join("\t")).join("\n");
writeFileSync(path.join(into, "summary.tsv"), `${table}\n`);
process.stdout.write(`${table}\n`);
