/**
 * How people meet criteria, kept for the very versions that were compared: a changed job or résumé
 * is judged anew, and what was judged before stays readable.
 */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { readJobById } from "../jobs/jobs.ts";
import { type Assessment, Quote } from "../model/assessment.ts";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { resumeText } from "../resumes/resume-text.ts";
import { type ResumeDetail, readResume } from "../resumes/resumes.ts";
import { assess } from "./assess.ts";
import { checkQuotes } from "./check-quotes.ts";

export interface CandidateAssessment {
  readonly job_id: string;
  /** The newest one; null if there is none, and so nothing to compare. */
  readonly resume_id: string | null;
  /** In the order of the criteria. */
  readonly assessments: Assessment[];
}

export class Assessments {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** How somebody's newest résumé meets a job's criteria. */
  async of({ tenant }: Principal, personId: string, jobId: string): Promise<CandidateAssessment> {
    const db = this.#parts.store.forTenant(tenant);
    const job = await readJobById(db, jobId);
    const person = await readPerson(db, personId);
    const newest = await db
      .selectFrom("people")
      .select("resume_id")
      .where("id", "=", person.id)
      .executeTakeFirst();
    const resumeId = newest?.resume_id ?? null;
    if (resumeId === null) return { job_id: jobId, resume_id: null, assessments: [] };
    const detail = await readResume(db, resumeId);
    const stored = await readAssessments(db, job, detail);
    const isThere = stored.length === job.criteria.length;
    const assessments = isThere ? stored : await this.#judge(db, job, detail);
    return { job_id: jobId, resume_id: resumeId, assessments };
  }

  async #judge(db: Db, job: Job, detail: ResumeDetail): Promise<Assessment[]> {
    const { resume, document } = detail;
    const today = this.#parts.now();
    const text = resumeText(resume, document?.text ?? null);
    const judgements = assess(job, { resume, text, concepts: detail.concepts, today });
    for (const { quotes } of judgements) checkQuotes(text, quotes);
    const row = {
      job_id: job.id,
      criteria_version: job.criteria_version,
      resume_id: resume.id,
      resume_version: resume.version,
      created_at: today.toISOString(),
    };
    await db
      .insertInto("assessments")
      .values(
        judgements.map(({ quotes, ...judgement }, place) => ({
          ...row,
          ...judgement,
          place,
          quotes: JSON.stringify(quotes),
        })),
      )
      // Two who ask at once get the same: it is decided by rules.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return judgements.map((judgement) => ({
      ...judgement,
      criteria_version: job.criteria_version,
      resume_id: resume.id,
    }));
  }
}

async function readAssessments(db: Db, job: Job, { resume }: ResumeDetail): Promise<Assessment[]> {
  const rows = await db
    .selectFrom("assessments")
    .select(["criterion_id", "criteria_version", "resume_id", "verdict", "reason", "quotes"])
    .where("job_id", "=", job.id)
    .where("resume_id", "=", resume.id)
    .where("criteria_version", "=", job.criteria_version)
    .where("resume_version", "=", resume.version)
    .orderBy("place")
    .execute();
  return rows.map(({ quotes, ...row }) => ({
    ...row,
    quotes: z.array(Quote).parse(JSON.parse(quotes)),
  }));
}
