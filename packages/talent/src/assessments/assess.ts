/**
 * How somebody meets a job's criteria, by rules alone: the same résumé is judged the same way each
 * time. What the text does not say is unknown; "no" is only what it says itself. Pure.
 */
import type { Criterion } from "@bole/reading/text";
import type { Verdict } from "../model/assessment.ts";
import type { Job } from "../model/job.ts";
import { lookForDegree } from "./evidence/degree.ts";
import { lookForPlace } from "./evidence/place.ts";
import { lookForSkills } from "./evidence/skills.ts";
import { lookForTitles } from "./evidence/titles.ts";
import { lookForWords, notSaid } from "./evidence/words.ts";
import { lookForYears, yearsAsked } from "./evidence/years.ts";
import { type Evidence, type Judgement, together } from "./judgement.ts";

const LOOKS = [lookForSkills, lookForYears, lookForDegree, lookForPlace] as const;

export interface CriterionJudgement extends Judgement {
  readonly criterion_id: string;
  readonly verdict: Verdict;
}

export function assess(
  { criteria, language }: Pick<Job, "criteria" | "language">,
  evidence: Evidence,
): CriterionJudgement[] {
  return criteria.map((criterion) => ({
    criterion_id: criterion.id,
    ...judge(criterion, evidence, language),
  }));
}

function judge(criterion: Criterion, evidence: Evidence, language: Job["language"]): Judgement {
  const titled = lookForTitles(criterion, evidence, language);
  if (titled !== undefined) {
    const rest = [lookForDegree, lookForPlace].map((look) => look(criterion, evidence, language));
    return together([titled, ...rest.filter((judgement) => judgement !== undefined)]);
  }
  const [named, ...others] = LOOKS.map((look) => look(criterion, evidence, language));
  // Concepts that only its own words name may be told in the résumé in the same words.
  const isGuess = criterion.skill === null && named?.verdict === "unknown";
  const said = isGuess ? lookForWords(criterion, evidence, language) : undefined;
  const skills = said?.verdict === "partly" ? said : named;
  const judgements = [skills, ...others].filter((judgement) => judgement !== undefined);
  // Years of any work are not yet years of what the words ask for.
  const isBare = skills === undefined && (judgements.length === 0 || yearsAsked(criterion) > 0);
  const words = isBare ? lookForWords(criterion, evidence, language) : undefined;
  const all = words === undefined ? judgements : [...judgements, words];
  return all.length === 0 ? notSaid(language) : together(all);
}
