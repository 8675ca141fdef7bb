/** A résumé beside an advertisement that was pasted, or a job on record. */
import { isBoleError, type Principal } from "@bole/base";
import { closestLines, type Tailoring, tailorJob } from "@bole/resume";
import { type Resume, readJobJob, type TextLanguage } from "@bole/talent";
import type { AppDeps } from "../http/app-env.ts";

/** Of the person's other résumés, those that were worked on last. */
const MOST_OTHERS = 10;

export interface ComparedJob {
  readonly resume: Resume;
  readonly tailoring: Tailoring;
  /** Of the advertisement. */
  readonly language: TextLanguage;
  readonly job: string;
  /** The employer; empty where nothing names it. */
  readonly organisation: string;
}

export async function compareWithJob(
  { talent, desk, threads, embedder }: AppDeps["host"],
  principal: Principal,
  resumeId: string,
  {
    job: pasted = "",
    job_id,
  }: { readonly job?: string | undefined; readonly job_id?: string | undefined },
  signal: AbortSignal,
): Promise<ComparedJob> {
  const { resume } = await talent.resumes.get(principal, resumeId);
  const known = job_id === undefined ? undefined : await talent.jobs.get(principal, job_id);
  const read =
    known === undefined
      ? await threads.run(readJobJob, [pasted], { signal, subject: "The advertisement" })
      : { draft: known, language: known.language };
  const list = await desk.list(principal, { person_id: resume.person_id, limit: MOST_OTHERS });
  const others = await Promise.all(
    list.items
      .filter(({ id }) => id !== resume.id)
      .map(async ({ id, title }) => {
        const { data } = (await talent.resumes.get(principal, id)).resume;
        return { id, title, data };
      }),
  );
  const { language, draft: job } = read;
  const { data } = resume;
  const closeness = await closestLines(embedder, data, job, signal).catch(wordsAlone);
  const today = new Date();
  const request = { data, job, language, others, today, ...(closeness && { closeness }) };
  const tailoring = await threads.run(tailorJob, [request], { signal });
  const { title, description, organisation } = job;
  return { resume, language, tailoring, organisation, job: `${title}\n${description}` };
}

/** A provider that gives no vectors costs the closest lines, not the comparison. */
function wordsAlone(error: unknown): undefined {
  if (!isBoleError(error) || error.code !== "embedder-unavailable") throw error;
}
