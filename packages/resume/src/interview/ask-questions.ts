/**
 * The questions that a résumé and an advertisement call for, by rules: what is required and proven, what
 * is required and missing, figures, gaps and short stays. Each names the line that it aims at. Pure.
 */
import { threadJob } from "@bole/base/threads";
import { numbersIn } from "@bole/language/text";
import type { ResumeData, TextLanguage } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { gapsIn, gapWords } from "../reading/assessment.ts";
import { entriesOf, linesOf } from "../reading/entries.ts";
import { monthsOf, spanWords } from "../reading/time-spans.ts";
import type { Tailoring } from "../tailor/tailoring.ts";
import type { Question } from "./preparation.ts";
import { QUESTION_WORDS } from "./question-words.ts";

const MOST = { proof: 5, missing: 4, figure: 3, gap: 2, short_stay: 2 };
/** Months; who left sooner is asked why. */
const SHORT_STAY = 12;

export interface QuestionRequest {
  readonly data: ResumeData;
  readonly tailoring: Pick<Tailoring, "title" | "requirements" | "missing">;
  readonly language: TextLanguage;
  readonly today: Date;
}

/** What somebody did or can, and not that they studied, or for how long they worked. */
const isTold = (path: string) => path.endsWith(".description") || path === "skillContent";

type Asked = Omit<Question, "id">;

export function askQuestions({ data, tailoring, language, today }: QuestionRequest): Question[] {
  const words = QUESTION_WORDS[language];
  const proofs = tailoring.requirements
    .map((one) => ({ ...one, proofs: one.proofs.filter(({ path }) => isTold(path)) }))
    .filter(({ proofs: [proof] }) => proof !== undefined)
    .toSorted((a, b) => Number(b.need === "must") - Number(a.need === "must"))
    .slice(0, MOST.proof)
    .map(({ text, proofs: found }): Asked => {
      const aims_at = found[0]?.line ?? null;
      return { kind: "proof", text: words.proof(text), aims_at, requirement: text };
    });
  const missing = tailoring.requirements
    .filter(({ id }) => tailoring.missing.includes(id))
    .slice(0, MOST.missing)
    .map(({ text, closest: [near] }): Asked => {
      const asked = near === undefined ? words.missing(text) : words.close(text);
      return { kind: "missing", text: asked, aims_at: near?.line ?? null, requirement: text };
    });
  const taken = new Set(proofs.map(({ aims_at }) => aims_at));
  const figures = [...entriesOf(data, "workExperience"), ...entriesOf(data, "projects")]
    .flatMap(linesOf)
    .filter(({ text }) => numbersIn(text).length > 0 && !taken.has(text))
    .slice(0, MOST.figure)
    .map(({ text }) => asked("figure", words.figure, text));
  const gaps = gapsIn(data, today)
    .slice(-MOST.gap)
    .map((gap) => asked("gap", words.gap(gapWords(gap, language)), null));
  const stays = entriesOf(data, "workExperience")
    .filter((entry) => {
      const months = monthsOf(entry, today);
      return months > 0 && months < SHORT_STAY && /^\d/.test(entry.fields.endDate ?? "");
    })
    .slice(0, MOST.short_stay)
    .map((entry) => {
      const label = entryLabel(entry.list, entry.fields);
      const length = spanWords(monthsOf(entry, today), language);
      return asked("short_stay", words.shortStay(entry.fields.company || label, length), label);
    });
  return [
    asked("opening", words.opening(tailoring.title), null),
    ...proofs,
    ...missing,
    ...figures,
    ...gaps,
    ...stays,
    asked("closing", words.closing, null),
  ].map((question, at) => ({ id: `q${at + 1}`, ...question }));
}

export const askQuestionsJob = threadJob<typeof askQuestions>(
  new URL(import.meta.url),
  "askQuestions",
);

const asked = (kind: Question["kind"], text: string, aims_at: string | null): Asked => ({
  kind,
  text,
  aims_at,
  requirement: null,
});
