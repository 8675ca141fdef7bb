import path from "node:path";
import type { Report } from "../table.ts";
import { ndcg } from "./judged.ts";
import { openPool } from "./pool-corpus.ts";
import { readSealed, type SealedQuestion, sealedSets } from "./sealed-questions.ts";
import { openSystems } from "./systems.ts";

const COMPARED = ["Bole’s recommendation", "the page’s search", "plain BM25 over the question"];
const RESAMPLED = 2_000;

/**
 * How good the order is over real jobs, which are not ours to pass on: `POOLS=FOLDER` names a folder with
 * `<set>.json` (see `bench/sealed/2026-11-17/matching/README.md`).
 */
export async function report(): Promise<Report> {
  const folder = process.env.POOLS;
  const rows: string[][] = [];
  const all: Scored[] = [];
  for (const set of folder === undefined ? [] : sealedSets()) {
    const scored = await scoresOf(path.join(folder ?? "", `${set}.json`), readSealed(set));
    rows.push(rowOf(set, scored));
    all.push(...scored);
  }
  if (all.length > 0) rows.push(rowOf("all", all));
  return {
    title: "Recommending real jobs to strangers",
    about:
      "nDCG at 5, the mean of two graders who went through all 600 jobs of a set for each question before anything ranked them. Questions without any fitting job are left out. In brackets: the difference to the page’s search, with a bootstrap interval of 95 %. Wanted: at least .08 above it, and never below on any set.",
    head: ["set", "questions", ...COMPARED, "difference to the page’s search"],
    rows,
  };
}

type Scored = readonly number[];

async function scoresOf(file: string, questions: readonly SealedQuestion[]): Promise<Scored[]> {
  const corpus = await openPool(file);
  const { systems, close } = await openSystems(corpus);
  const scored: Scored[] = [];
  for (const { q, grades } of questions) {
    const of: number[] = [];
    for (const name of COMPARED) {
      const order = (await systems[name]?.(q)) ?? [];
      of.push(mean(grades.map((one) => ndcg(order, one))));
    }
    scored.push(of);
  }
  await close();
  await corpus.close();
  return scored;
}

function rowOf(name: string, scored: readonly Scored[]): string[] {
  const differences = scored.map(([own = 0, search = 0]) => own - search);
  const [low, high] = interval(differences);
  return [
    name,
    `${scored.length}`,
    ...COMPARED.map((_, at) => mean(scored.map((one) => one[at] ?? 0)).toFixed(3)),
    `${mean(differences).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
  ];
}

/** Where the mean lies in 95 of 100 samples of the same size, drawn with replacement. */
function interval(values: readonly number[]): [low: number, high: number] {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const means = Array.from({ length: RESAMPLED }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return [means[Math.floor(RESAMPLED * 0.025)] ?? 0, means[Math.floor(RESAMPLED * 0.975)] ?? 0];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
