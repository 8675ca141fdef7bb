/**
 * The job that somebody who is named is a candidate for, where the message names none: a remembered job
 * of somebody else's is not theirs, and nobody is invited for a job that was only talked about before.
 */
import { type Application, type JobSummary, Stage } from "@bole/talent";
import type { OpenQuestion } from "../memory.ts";
import type { Records } from "../parts.ts";
import { questionOf } from "./continue-question.ts";
import { optionOfJob } from "./jobs.ts";
import { reader, type Scene } from "./scene.ts";

/** Of those with whom something goes on. */
const GOING_ON: readonly Stage[] = Stage.options.filter(
  (stage) => !["hired", "rejected", "withdrawn"].includes(stage),
);

export type TheirJob =
  | { readonly job: JobSummary | null; readonly question?: never }
  | { readonly question: OpenQuestion };

export async function theirJob(
  { talent }: Records,
  { tenant, jobs, said, chosen, language }: Scene,
  personIds: readonly string[],
  remembered: JobSummary | null,
  stages: readonly string[] = GOING_ON,
): Promise<TheirJob> {
  const theirs: Application[][] = [];
  for (const id of personIds) {
    const { applications } = await talent.people.candidate(reader(tenant), id);
    theirs.push(applications.map(({ application }) => application));
  }
  const sharedBy = (counts: (stage: Stage) => boolean) =>
    jobs.filter(({ id }) =>
      theirs.every((all) => all.some(({ job_id, stage }) => job_id === id && counts(stage))),
    );
  const fitting = sharedBy((stage) => stages.includes(stage));
  // Where no stage fits, it is still their job: whoever writes is told that the stage does not fit.
  const common = fitting.length > 0 ? fitting : sharedBy(() => true);
  const [only] = common;
  if (remembered !== null && common.includes(remembered)) return { job: remembered };
  if (common.length === 1 && only !== undefined) return { job: only };
  const open = jobs.filter(({ status, kind }) => status === "open" && kind === "job");
  const options = (common.length > 0 ? common : open).map(optionOfJob(language));
  return { question: questionOf("job", "", options, said.raw, chosen) };
}
