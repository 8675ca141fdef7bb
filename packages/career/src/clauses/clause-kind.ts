/** What a clause of somebody's story says, as far as advice needs to know. */
import { z } from "zod";
import type { QuestionKind } from "../intake/question.ts";

export const ClauseKind = z.enum([
  /** A way that they could go, whoever names it. */
  "option",
  /** Work or a way that they will not take. */
  "refusal",
  "limit",
  "wish",
  /** What they can, have made or hold. */
  "asset",
  "deadline",
  ...(["savings", "cost", "income", "pay", "floor", "debt"] as const),
  "other",
]);
export type ClauseKind = z.infer<typeof ClauseKind>;

/** Sums of money are kept apart by these. */
export const MoneyKind = ClauseKind.extract(["savings", "cost", "income", "pay", "debt"]);
export type MoneyKind = z.infer<typeof MoneyKind>;

/** What a clause answers: the same words mean something else in a story than after a question for money. */
export const ASKED = [
  "story",
  "situation",
  "limit",
  "wish",
  "urgency",
  "money",
  "strength",
] as const;
export type Asked = (typeof ASKED)[number];

export function askedBy(question: QuestionKind | null): Asked {
  if (question === null) return "story";
  if (question === "options" || question === "unknown_goal") return "wish";
  return ASKED.find((one) => one === question) ?? "strength";
}
