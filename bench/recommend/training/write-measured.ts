/**
 * `POOLS=FOLDER node write-measured.ts FILE`: what is learned from, one line for each question. The jobs are not ours
 * to pass on: see `bench/sealed/2026-11-18/matching`.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openPool } from "../pool-corpus.ts";
import { openMeasuring } from "./measured.ts";
import { trainingQuestions, trainingSets } from "./training-questions.ts";

const [file] = process.argv.slice(2);
const folder = process.env.POOLS;
if (file === undefined || folder === undefined) throw new Error("Give POOLS and a file to write.");
writeFileSync(file, "");
for (const set of trainingSets()) {
  const corpus = await openPool(path.join(folder, set.date, `${set.pool}.json`));
  const measured = openMeasuring(corpus);
  for (const question of trainingQuestions(set)) {
    appendFileSync(file, `${JSON.stringify(await measured(set.pool, question))}\n`);
  }
  await corpus.close();
}
