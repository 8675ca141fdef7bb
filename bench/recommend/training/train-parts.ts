/**
 * `node train-parts.ts FILE`: learns `part-weights.json` from what `write-measured.ts` wrote, and prints how good the
 * order is on each set when the other two are learned from. Nothing else says what it is worth: on what was learned
 * from it is always better.
 */
import { readFileSync, writeFileSync } from "node:fs";
import {
  learnedPart,
  type Weights,
} from "../../../packages/recommend/src/rerank/learned/part-weights.ts";
import { scoreOf } from "../../../packages/recommend/src/rerank/score.ts";
import { learnParts } from "./learn-parts.ts";
import { MeasuredQuestion } from "./measured.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Say what to learn from.");
const OUT = new URL(
  "../../../packages/recommend/src/rerank/learned/data/part-weights.json",
  import.meta.url,
);
const [SHOWN, JUDGED] = [5, 30];

const questions = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => MeasuredQuestion.parse(JSON.parse(line)));
const sets = [...new Set(questions.map(({ set }) => set))];
for (const set of sets) {
  const learned = learnParts(questions.filter((one) => one.set !== set));
  const others = questions.filter((one) => one.set === set);
  const value = others.reduce((sum, one) => sum + ndcgOf(one, learned), 0) / others.length;
  process.stdout.write(`${set} by the others: nDCG@5 ${value.toFixed(3)}\n`);
}
const weights = learnParts(questions);
writeFileSync(OUT, `${JSON.stringify(weights, null, 2)}\n`);
const fitted = questions.reduce((sum, one) => sum + ndcgOf(one, weights), 0) / questions.length;
process.stdout.write(`all by all: nDCG@5 ${fitted.toFixed(3)}\n`);

function ndcgOf({ graded, candidates }: MeasuredQuestion, learned: Weights): number {
  const order = candidates
    .slice(0, JUDGED)
    .map((one) => ({ one, score: judged(one, learned) }))
    .toSorted((a, b) => b.score - a.score);
  const values = graded.map((grades, by) => {
    const found = order.slice(0, SHOWN).map(({ one }) => one.grades[by] ?? 0);
    const best = grades.toSorted((a, b) => b - a).slice(0, SHOWN);
    return gained(best) === 0 ? 0 : gained(found) / gained(best);
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function gained(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function judged(one: MeasuredQuestion["candidates"][number], learned: Weights): number {
  const left = Object.entries(one.penalties).reduce(
    (share, [name, amount]) => share * (learned.left[name] ?? 1) ** amount,
    1,
  );
  const part = (name: "tag" | "semantic" | "keyword") =>
    100 * left * learnedPart(name, one.features, learned);
  return scoreOf({ tag: part("tag"), semantic: part("semantic"), keyword: part("keyword") });
}
