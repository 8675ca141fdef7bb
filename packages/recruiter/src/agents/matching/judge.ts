/** Somebody held against the criteria of a job, with the words of the résumé that each verdict rests on. */
import type { Principal } from "@bole/base";
import { type Job, resumeText, type Talent } from "@bole/talent";
import { quoteAt } from "../../drafting/quotes.ts";
import type { CriterionVerdict } from "../../model/index.ts";
import type { Judged } from "./score.ts";

export interface Judgement {
  readonly verdicts: CriterionVerdict[];
  readonly judged: Judged[];
  readonly resume_id: string | null;
}

export async function judge(
  talent: Pick<Talent, "assessments" | "resumes">,
  reader: Principal,
  personId: string,
  job: Job,
): Promise<Judgement> {
  const { resume_id, assessments } = await talent.assessments.of(reader, personId, job.id);
  if (resume_id === null) return { verdicts: [], judged: [], resume_id };
  const { resume, document } = await talent.resumes.get(reader, resume_id);
  const text = resumeText(resume, document?.text ?? null);
  const known = assessments.flatMap((assessment) => {
    const criterion = job.criteria.find(({ id }) => id === assessment.criterion_id);
    return criterion === undefined ? [] : [{ criterion, assessment }];
  });
  return {
    resume_id,
    verdicts: known.map(({ criterion, assessment: { verdict, quotes } }) => ({
      criterion_id: criterion.id,
      name: criterion.text,
      verdict,
      quote: quotes[0] === undefined ? null : quoteAt(text, quotes[0].span),
    })),
    judged: known.map(({ criterion: { need, weight }, assessment: { verdict } }) => ({
      need,
      weight,
      verdict,
    })),
  };
}
