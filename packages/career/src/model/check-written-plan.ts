/** What is wrong with a plan that a model hands in, in words for the model. Empty where it holds. */
import type { Fact } from "../facts/fact.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import { checkPlan } from "../plan/check-plan.ts";
import { addMonths, type Day } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { brokenBy, languageIssues } from "./check-written-report.ts";
import { type Backing, unbackedFigures } from "./figures.ts";
import type { LaidOut } from "./lay-out-plan.ts";
import type { WrittenPlan } from "./plan-tool.ts";

interface Ground {
  readonly facts: readonly Fact[];
  readonly backing: Backing;
  readonly today: Day;
  /** What the person has, where they said so. */
  readonly hours: number | null;
  readonly language: Language;
}

/** More is no plan for somebody's next step. */
const FARTHEST_MONTHS = 36;

export function checkWrittenPlan(
  written: WrittenPlan,
  { plan, goals }: LaidOut,
  { facts, backing, today, hours, language }: Ground,
): string[] {
  const texts = [
    written.overview,
    ...written.actions.flatMap(({ title, how, output }) => [title, how, output]),
    ...written.risks.flatMap(({ risk, answer }) => [risk, answer]),
  ];
  const refused = new Set(
    facts
      .filter(({ kind }) => kind === "refusal" || kind === "dislike")
      .flatMap(({ occupations }) => occupations),
  );
  return [
    // Studies and licences are the model's to weigh: it knows more of the person than the table does.
    ...checkPlan(plan, goals, today, facts)
      .filter(({ code }) => code !== "goal-out-of-reach" && code !== "breaks-a-limit")
      .map(({ path, message, code }) => `${path}: ${message} (${code}).`),
    ...brokenBy({ ...written.target, demands: written.target.demands }, facts),
    ...written.actions
      .filter(({ title }) => findOccupations(title).some(({ id }) => refused.has(id)))
      .map(({ title }) => `“${title}” is about work that the person rules out.`),
    ...(hours !== null && written.hours_per_week > hours
      ? [`The person has ${hours} hours a week.`]
      : []),
    ...(written.end_date > addMonths(today, FARTHEST_MONTHS)
      ? [`end_date: at most ${FARTHEST_MONTHS} months from now.`]
      : []),
    ...texts.flatMap((text) =>
      unbackedFigures(text, backing).map(
        (figure) => `“${figure}” stands in no data and nobody said it: leave the figure out.`,
      ),
    ),
    ...languageIssues(texts, language),
  ];
}
