/** An answer beside the résumé: figures that the résumé does not have, and those of the line that the answer leaves out. */
import { threadJob } from "@bole/base/threads";
import type { ResumeData } from "@bole/talent";
import { factsIn } from "../polish/facts/facts-in.ts";
import { toldLines } from "../tailor/told-lines.ts";
import type { AnswerFacts, Question } from "./preparation.ts";

export function compareFacts(answer: string, question: Question, data: ResumeData): AnswerFacts {
  const figures = (text: string) => factsIn(text).filter(({ kind }) => kind !== "name");
  const told = toldLines(data).map(({ line }) => line);
  const known = new Set(figures([...told, question.aims_at ?? ""].join("\n")).map(keyOf));
  const said = new Set(figures(answer).map(keyOf));
  return {
    unknown: unique(figures(answer).filter((fact) => !known.has(keyOf(fact)))),
    left_out: unique(figures(question.aims_at ?? "").filter((fact) => !said.has(keyOf(fact)))),
  };
}

export const compareFactsJob = threadJob<typeof compareFacts>(
  new URL(import.meta.url),
  "compareFacts",
);

const keyOf = ({ kind, key }: { readonly kind: string; readonly key: string }) => `${kind} ${key}`;
const unique = (facts: readonly { readonly text: string }[]) => [
  ...new Set(facts.map(({ text }) => text.trim())),
];
