/** Lets the person say which case is theirs: advice follows it, so nobody else decides that. */
import { allCases, type Case } from "../casebook/case.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Question } from "./question.ts";

const NONE = { zh: "都不是", en: "None of these" } as const;

export const caseQuestion = (cases: readonly Case[], language: Language): Question => ({
  kind: "case",
  text: say(
    language,
    "下面哪一条最像你的情况？建议会照着它来写。",
    "Which of these comes closest to your situation? The advice will follow it.",
  ),
  options: [],
  answers: [...cases.map(({ title }) => title), NONE[language]],
});

/** Whether an answer to it was clicked: then there is nothing else to read in it. */
export const isCaseAnswer = (question: Question | null, text: string): boolean =>
  question?.kind === "case" && question.answers.includes(text.trim());

/** What the answer chooses; null for none of them. */
export const chosenCase = (text: string, language: Language): string | null =>
  allCases(language).find(({ title }) => title === text.trim())?.id ?? null;
