/** What has to be said before a workflow begins. */
import type { ExecutedTurn } from "@bole/language";
import type { Wanted } from "../../model/understood.ts";
import type { Desk, Wish } from "../desk.ts";
import { callsOf, tellCalls } from "./started.ts";

const WORDS = {
  zh: {
    noCriteria: (title: string) =>
      `“${title}”还没有评估标准，只能按职位文字匹配；补上标准后结果会更可靠。`,
    left: (calls: string) => `这几件事要分开做，先做第一件。之后请再告诉我：${calls}。`,
  },
  en: {
    noCriteria: (title: string) =>
      `"${title}" has no criteria yet, so people can only be matched by its text; with criteria the result is more reliable.`,
    left: (calls: string) =>
      `These have to be done one by one, and I begin with the first. Then please tell me again: ${calls}.`,
  },
} as const;

export function noCriteriaNote(
  wanted: Wanted | undefined,
  { workspace, language }: Desk,
): string[] {
  const isCompared = wanted?.goals.some(
    (goal) => goal === "find_people" || goal === "review_people",
  );
  const job = workspace.jobs.find(({ id }) => id === wanted?.job_id);
  if (!isCompared || job === undefined || job.must + job.nice > 0) return [];
  return [WORDS[language].noCriteria(job.title)];
}

export function leftNote(
  turn: ExecutedTurn,
  wishes: readonly Wish[],
  left: readonly Wish[],
  language: "zh" | "en",
): string[] {
  const calls = callsOf(turn, wishes, left);
  return calls.length > 0 ? [WORDS[language].left(tellCalls(calls, language))] : [];
}
