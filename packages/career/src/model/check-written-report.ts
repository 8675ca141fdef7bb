/** What is wrong with a report that a model hands in, in words for the model. Empty where it holds. */
import { findUnbacked } from "@bole/guardrails";
import type { Fact } from "../facts/fact.ts";
import { occupationsNamed } from "../facts/link-occupations.ts";
import { vetoes } from "../facts/vetoes.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { type Backing, unbackedFigures } from "./figures.ts";
import { messageWith } from "./own-words.ts";
import type { WrittenOption, WrittenReport } from "./report-tool.ts";

interface Ground {
  readonly facts: readonly Fact[];
  readonly messages: readonly CareerMessage[];
  readonly backing: Backing;
  readonly language: Language;
}

const MOST_SUGGESTED = 3;

export function checkWrittenReport(report: WrittenReport, ground: Ground): string[] {
  const { facts, messages, backing } = ground;
  const own = facts.filter(({ kind }) => kind === "option" || kind === "choice");
  const compared = new Set(report.options.map(({ option }) => option));
  const missing = own.filter(({ fact_id }) => !compared.has(fact_id));
  const unknown = report.options.filter(
    ({ option }) => option !== null && !facts.some(({ fact_id }) => fact_id === option),
  );
  const suggested = report.options.filter(({ option }) => option === null);
  const texts = textsOf(report);
  return [
    ...missing.map(({ fact_id }) => `The option "${fact_id}" is not compared.`),
    ...unknown.map(({ option }) => `There is no fact "${option}".`),
    ...(suggested.length > MOST_SUGGESTED ? ["At most three suggestions of your own."] : []),
    ...suggested.flatMap((one) => brokenBy(one, facts)),
    ...texts.flatMap((text) =>
      unbackedFigures(text, backing).map(
        (figure) => `“${figure}” stands in no data and nobody said it: leave the figure out.`,
      ),
    ),
    ...[...report.summary, ...report.options.map(({ fit }) => fit)].flatMap((text) =>
      findUnbacked(text, [...backing.said, ...backing.known])
        .filter(({ kind }) => kind === "quote")
        .map(({ text: words }) => `“${words}” is no quotation of the person.`),
    ),
    ...report.settle_first
      .filter(({ quote }) => messageWith(quote, messages) === null)
      .map(({ quote }) => `Nobody said “${quote}”.`),
    ...languageIssues(texts, ground.language),
  ];
}

/** What a suggestion asks of somebody who has ruled it out. */
export function brokenBy(
  { name, occupation, demands }: Pick<WrittenOption, "name" | "occupation" | "demands">,
  facts: readonly Fact[],
): string[] {
  const ids = [...new Set([name, occupation ?? ""].flatMap((one) => occupationsNamed(one)))];
  const ruled = facts.filter(({ excludes }) => demands.some((one) => excludes.includes(one)));
  return [
    ...ids.flatMap((id) =>
      vetoes(facts, id)
        // What it usually demands is the model's to say; what was refused is not.
        .filter(({ by }) => by === "refused" || demands.some((one) => one === by))
        .map(({ fact }) => `“${name}” breaks what the person said: “${fact.words}”.`),
    ),
    ...ruled.map((fact) => `“${name}” demands what the person rules out: “${fact.words}”.`),
  ];
}

export const textsOf = ({ summary, options, settle_first, advice }: WrittenReport): string[] => [
  ...summary,
  ...options.flatMap(({ name, fit, gap, time, risk, test, pay }) => [
    ...[name, fit, gap, time, risk, test],
    ...(pay === undefined ? [] : [pay]),
  ]),
  ...settle_first.flatMap(({ title, how }) => [title, how]),
  ...advice,
];

/** A text for somebody who reads Chinese has Chinese in it, and the other way round. */
export function languageIssues(texts: readonly string[], language: Language): string[] {
  const all = texts.join("");
  const han = (all.match(/\p{Script=Han}/gu)?.length ?? 0) / Math.max(1, all.length);
  if (language === "zh" && han < SOME_HAN) return ["Write it in Chinese."];
  return language === "en" && han > SOME_HAN ? ["Write it in English."] : [];
}
const SOME_HAN = 0.3;
