/**
 * The job that somebody who is named is a candidate for, where the message names none: a remembered job
 * of somebody else's is not theirs, and nobody is invited for a job that was only talked about before.
 */
import type { JobSummary } from "@bole/talent";
import type { OpenQuestion } from "../memory.ts";
import type { Records } from "../parts.ts";
import { questionOf } from "./continue-question.ts";
import { optionOfJob } from "./jobs.ts";
import { reader, type Scene } from "./scene.ts";

const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);

export type TheirJob =
  | { readonly job: JobSummary | null; readonly question?: never }
  | { readonly question: OpenQuestion };

export async function theirJob(
  { talent }: Records,
  { tenant, jobs, said, chosen, language }: Scene,
  personIds: readonly string[],
  remembered: JobSummary | null,
): Promise<TheirJob> {
  const all: ReadonlySet<string>[] = [];
  for (const id of personIds) {
    const { applications } = await talent.people.candidate(reader(tenant), id);
    const going = applications.filter(({ application: { stage } }) => !OVER.has(stage));
    all.push(new Set(going.map(({ application: { job_id } }) => job_id)));
  }
  const common = jobs.filter(({ id }) => all.every((theirs) => theirs.has(id)));
  const [only] = common;
  if (remembered !== null && common.includes(remembered)) return { job: remembered };
  if (common.length === 1 && only !== undefined) return { job: only };
  const open = jobs.filter(({ status, kind }) => status === "open" && kind === "job");
  const options = (common.length > 0 ? common : open).map(optionOfJob(language));
  return { question: questionOf("job", "", options, said.raw, chosen) };
}
