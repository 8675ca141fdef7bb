/**
 * How people meet criteria, kept for the very versions that were compared: a changed job or résumé
 * is judged anew, and what was judged before stays readable.
 */
import type { Principal } from "@bole/base";
import { forModel } from "@bole/guardrails";
import type { Models } from "@bole/models";
import { z } from "zod";
import { readJobById } from "../jobs/jobs.ts";
import { type Assessment, Quote } from "../model/assessment.ts";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { resumeText } from "../resumes/resume-text.ts";
import { type ResumeDetail, readResume } from "../resumes/resumes.ts";
import { assess } from "./assess.ts";
import { assessTask } from "./assess-task.ts";
import { checkQuotes } from "./check-quotes.ts";
import { isOpen, mergeJudgements } from "./merge-judgements.ts";

export interface CandidateAssessment {
  readonly job_id: string;
  /** The newest one; null if there is none, and so nothing to compare. */
  readonly resume_id: string | null;
  /** In the order of the criteria. */
  readonly assessments: Assessment[];
}

/** A judgement that a model was asked for, too. */
export interface DeepAssessment extends CandidateAssessment {
  /** `provider:name`; null where no model has answered, and the rules alone have judged. */
  readonly model: string | null;
}

interface AssessmentParts extends TalentParts {
  /** Asked for what rules leave open, where somebody wants that. */
  readonly models: Pick<Models, "run"> | undefined;
}

export class Assessments {
  readonly #parts: AssessmentParts;

  constructor(parts: AssessmentParts) {
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

  /** The same, with a model asked about what the rules could not decide. What it can quote is stored. */
  async deepen(
    principal: Principal,
    personId: string,
    jobId: string,
    signal?: AbortSignal,
  ): Promise<DeepAssessment> {
    const ruled = await this.of(principal, personId, jobId);
    const { models, store } = this.#parts;
    const db = store.forTenant(principal.tenant);
    if (models === undefined || ruled.resume_id === null) return { ...ruled, model: null };
    const job = await readJobById(db, jobId);
    const { resume, document } = await readResume(db, ruled.resume_id);
    const open = new Set(ruled.assessments.filter(isOpen).map((one) => one.criterion_id));
    if (open.size === 0) return { ...ruled, model: null };
    const text = resumeText(resume, document?.text ?? null);
    const criteria = job.criteria
      .filter(({ id }) => open.has(id))
      .map(({ id, text: words, need, min_years }) => ({ id, text: words, need, min_years }));
    const asked = { language: job.language, resume: forModel(text), criteria };
    const ctx = { tenant: principal.tenant, ...(signal !== undefined && { signal }) };
    const { value, model } = await models.run(assessTask, asked, ctx);
    const assessments = mergeJudgements(ruled.assessments, value.judgements, text);
    for (const { quotes } of assessments) checkQuotes(text, quotes);
    await this.#replace(db, job, resume.version, assessments);
    return { ...ruled, assessments, model };
  }

  async #replace(db: Db, job: Job, version: number, assessments: readonly Assessment[]) {
    for (const { criterion_id, resume_id, verdict, reason, quotes } of assessments)
      await db
        .updateTable("assessments")
        .set({ verdict, reason, quotes: JSON.stringify(quotes) })
        .where("job_id", "=", job.id)
        .where("resume_id", "=", resume_id)
        .where("criteria_version", "=", job.criteria_version)
        .where("resume_version", "=", version)
        .where("criterion_id", "=", criterion_id)
        .execute();
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
