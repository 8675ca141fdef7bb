import { existsSync } from "node:fs";
import path from "node:path";
import type { Report } from "../table.ts";
import { ndcg } from "./judged.ts";
import { openPool } from "./pool-corpus.ts";
import { readSealed, type SealedQuestion, type SealedSet, sealedSets } from "./sealed-questions.ts";
import { openSystems } from "./systems.ts";

const COMPARED = ["Bole’s recommendation", "the page’s search", "plain BM25 over the question"];
const RESAMPLED = 2_000;

/**
 * How good the order is over real jobs, which are not ours to pass on: `POOLS=FOLDER` names a folder with
 * `<date>/<set>.json` for each date under `bench/sealed`, or `<set>.json` for the newest (see the README beside
 * the questions). A set whose jobs are not there is left out.
 */
export async function report(): Promise<Report> {
  const folder = process.env.POOLS;
  const rows: string[][] = [];
  const all: Scored[] = [];
  for (const set of folder === undefined ? [] : sealedSets()) {
    const file = poolOf(folder ?? "", set);
    if (file === null) continue;
    const scored = await scoresOf(file, readSealed(set));
    rows.push(rowOf(set.name, scored));
    all.push(...scored);
  }
  if (all.length > 0) rows.push(rowOf("all", all));
  return {
    title: "Recommending real jobs to strangers",
    about:
      "nDCG at 5, the mean of two graders who went through all jobs of a set for each question before anything ranked them. Questions without any fitting job are left out. In brackets: the difference to the page’s search, with a bootstrap interval of 95 %. Wanted: at least .08 above it, and never below on any set.",
    head: ["set", "questions", ...COMPARED, "difference to the page’s search"],
    rows,
  };
}

/**
 * Grades name jobs by their place in the draw of their date, so that another draw does not fit them: what lies in
 * the folder itself is the newest draw.
 */
function poolOf(folder: string, { date, pool }: SealedSet): string | null {
  const isNewest = sealedSets().at(-1)?.date === date;
  const files = [path.join(folder, date, `${pool}.json`), path.join(folder, `${pool}.json`)];
  return files.slice(0, isNewest ? 2 : 1).find((file) => existsSync(file)) ?? null;
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
