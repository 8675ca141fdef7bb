/** Questions of strangers over real jobs, graded twice (`bench/sealed/<date>/matching`). */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const Grades = z.object({ id: z.string(), grades: z.record(z.string(), z.int().min(1).max(3)) });
const Question = Grades.extend({ q: z.string(), lang: z.string() });

export interface SealedQuestion {
  readonly id: string;
  readonly q: string;
  /** By each of the two who graded it. */
  readonly grades: readonly ReadonlyMap<string, number>[];
}

const FOLDER = new URL("../sealed/", import.meta.url).pathname;

export interface SealedSet {
  /** As `nhs 2026-11-17`. */
  readonly name: string;
  readonly date: string;
  /** Of the jobs: `<pool>.json`. */
  readonly pool: string;
  /** Its questions and grades, without `.q1.jsonl`. */
  readonly path: string;
}

/** Of all dates, the oldest first. */
export const sealedSets = (): SealedSet[] =>
  globSync("*/matching/*.q1.jsonl", { cwd: FOLDER })
    .toSorted()
    .map((file) => {
      const pool = path.basename(file, ".q1.jsonl");
      const [date = ""] = file.split(path.sep);
      return { name: `${pool} ${date}`, date, pool, path: file.replace(/\.q1\.jsonl$/u, "") };
    });

/** Those to which there is an answer. */
export function readSealed({ path: set }: SealedSet): SealedQuestion[] {
  const second = new Map(read(`${set}.q2.jsonl`, Grades).map(({ id, grades }) => [id, grades]));
  return read(`${set}.q1.jsonl`, Question)
    .map(({ id, q, grades }) => ({
      id,
      q,
      grades: [grades, second.get(id) ?? {}].map((one) => new Map(Object.entries(one))),
    }))
    .filter(({ grades }) => grades.some(({ size }) => size > 0));
}

const read = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readFileSync(path.join(FOLDER, file), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => schema.parse(JSON.parse(line)));
