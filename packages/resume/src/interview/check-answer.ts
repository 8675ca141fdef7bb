/**
 * What an answer has and lacks, by what can be counted: whether it says what its writer did, has figures,
 * tells a change that was measured, is about what was asked, and can be spoken in two minutes. Pure.
 */
import { threadJob } from "@bole/base/threads";
import { speaksOfSelf } from "@bole/language/text";
import { findConcepts } from "@bole/talent";
import { factsIn } from "../polish/facts/facts-in.ts";
import type { AnswerCheck, Question } from "./preparation.ts";

/** Words that are spoken in half a minute and in two; a Chinese character counts as half of one. */
const LENGTH = { least: 50, most: 300 };

export function checkAnswer(answer: string, question: Question): AnswerCheck[] {
  const numbers = factsIn(answer).filter(({ kind }) => kind === "number");
  const words = wordCount(answer);
  const common = inCommon(answer, `${question.aims_at ?? ""}\n${question.requirement ?? ""}`);
  const asksForMore = question.aims_at !== null || question.requirement !== null;
  const changes = measuredChanges(numbers.map(({ key }) => key));
  const checks: AnswerCheck[] = [
    { id: "own_part", isMet: speaksOfSelf(answer), count: Number(speaksOfSelf(answer)) },
    { id: "figure", isMet: numbers.length > 0, count: numbers.length },
    { id: "result", isMet: changes > 0, count: changes },
    { id: "on_topic", isMet: common > 0, count: common },
    { id: "length", isMet: words >= LENGTH.least && words <= LENGTH.most, count: words },
  ];
  // To introduce oneself needs no figure; what asks about nothing cannot be missed.
  const isPlain = question.kind === "opening" || question.kind === "closing";
  return checks.filter(({ id }) => {
    if (id === "on_topic") return asksForMore;
    return !(isPlain || question.kind === "gap") || (id !== "figure" && id !== "result");
  });
}

export const checkAnswerJob = threadJob<typeof checkAnswer>(
  new URL(import.meta.url),
  "checkAnswer",
);

/** A percentage, or two values of the same unit, as before and after. */
function measuredChanges(keys: readonly string[]): number {
  const units = keys.map((key) => key.split(" ").slice(1).join(" "));
  const pairs = new Set(units.filter((unit, at) => units.indexOf(unit) !== at));
  return units.filter((unit) => unit === "%").length + [...pairs].filter((u) => u !== "%").length;
}

/** Skills by what they are; else words of four letters or more, and pairs of Han letters. */
function inCommon(answer: string, asked: string): number {
  const [said, sought] = [answer, asked].map(termsOf);
  return [...(sought ?? [])].filter((term) => said?.has(term)).length;
}

const termsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...findConcepts(text).map(({ id }) => `concept ${id}`),
    ...(text.toLowerCase().match(/\p{Script=Latin}{4,}/gu) ?? []),
    ...[...text.matchAll(/\p{Script=Han}(?=(\p{Script=Han}))/gu)].map(([a, b]) => `${a}${b}`),
  ]);

function wordCount(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  return latin + Math.round(han / 2);
}
