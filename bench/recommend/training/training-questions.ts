/** Questions to learn from: the retired sealed ones, graded twice, and others over the same jobs, graded once. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import {
  readSealed,
  type SealedQuestion,
  type SealedSet,
  sealedSets,
} from "../sealed-questions.ts";

const Question = z.object({
  id: z.string(),
  q: z.string(),
  grades: z.record(z.string(), z.int().min(1).max(3)),
});

/** The newest draw whose questions may be looked at. */
const RETIRED = "2026-11-18";

export const trainingSets = (): SealedSet[] => sealedSets().filter(({ date }) => date === RETIRED);

export function trainingQuestions(set: SealedSet): SealedQuestion[] {
  const file = new URL(`${set.pool}.jsonl`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const others = lines.map((line) => {
    const { id, q, grades } = Question.parse(JSON.parse(line));
    return { id, q, grades: [new Map(Object.entries(grades))] };
  });
  return [...readSealed(set), ...others];
}
