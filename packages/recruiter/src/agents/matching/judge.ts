/** Somebody held against the criteria of a job, with the words of the résumé that each verdict rests on. */
import type { Principal } from "@bole/base";
import { type Job, type Quote, resumeText, type Talent } from "@bole/talent";
import { quoteAt } from "../../drafting/quotes.ts";
import type { CriterionVerdict } from "../../model/index.ts";
import { isListedOnly } from "./is-listed-only.ts";
import type { Judged } from "./score.ts";

interface Judgement {
  readonly verdicts: CriterionVerdict[];
  readonly judged: Judged[];
  readonly resume_id: string | null;
  /** Why, by criterion, in the language of the job. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Whether the résumé has text that nobody sees, or that gives orders to a machine. It never counts. */
  readonly isTampered: boolean;
}

export async function judge(
  talent: Pick<Talent, "assessments" | "resumes">,
  reader: Principal,
  personId: string,
  job: Job,
): Promise<Judgement> {
  const { resume_id, assessments } = await talent.assessments.of(reader, personId, job.id);
  if (resume_id === null)
    return { verdicts: [], judged: [], resume_id, reasons: new Map(), isTampered: false };
  const detail = await talent.resumes.get(reader, resume_id);
  const { resume, document, findings } = detail;
  const text = resumeText(resume, document?.text ?? null);
  const known = assessments.flatMap((assessment) => {
    const criterion = job.criteria.find(({ id }) => id === assessment.criterion_id);
    if (criterion === undefined) return [];
    const isListed = assessment.verdict === "meets" && isListedOnly(detail, assessment.quotes);
    return [{ criterion, assessment, isListed }];
  });
  return {
    resume_id,
    verdicts: known.map(({ criterion, assessment: { verdict, quotes }, isListed }) => ({
      criterion_id: criterion.id,
      name: criterion.text,
      verdict,
      quote: quoteFor(text, quotes, criterion.min_years !== null),
      listed: isListed,
    })),
    isTampered: findings.some(({ kind }) => kind !== "personal_data"),
    reasons: new Map(known.map(({ criterion, assessment }) => [criterion.id, assessment.reason])),
    judged: known.map(({ criterion: { need, weight }, assessment: { verdict }, isListed }) => ({
      need,
      weight,
      verdict,
      isListed,
    })),
  };
}

/** How to reach somebody is no proof of anything. */
const CONTACT = /@|(?:\d[\s-]?){9,}/u;

/** Years stand in dates, all else in the line that says it. */
function quoteFor(text: string, quotes: readonly Quote[], isOfYears: boolean): string | null {
  const lines = quotes.map(({ text: words, span }) => ({ words, line: quoteAt(text, span) }));
  const dated = isOfYears ? lines.find(({ words }) => /\d{4}/u.test(words)) : undefined;
  const plain = dated ?? lines.find(({ line }) => !CONTACT.test(line));
  return plain?.line ?? lines[0]?.words ?? null;
}
