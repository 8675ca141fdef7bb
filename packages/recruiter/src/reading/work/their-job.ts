/**
 * The job that people are candidates for, where none is named: a job of somebody else's that was spoken of before
 * is not theirs, and nobody is written to or invited for it.
 */
import type { Item } from "@bole/language";
import type { Application, JobSummary } from "@bole/talent";
import { GOING_ON } from "../described-people.ts";
import type { Desk } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { jobItem, reader } from "../workspace.ts";

export type TheirJob = { readonly job: Item } | { readonly choices: readonly Item[] };

/** @param stages in which they have to be for what is wanted */
export async function theirJob(
  { records, tenant, workspace, state }: Desk,
  people: readonly string[],
  stages: readonly string[] = GOING_ON,
): Promise<TheirJob> {
  const theirs: Application[][] = [];
  for (const id of people) {
    const { applications } = await records.talent.people.candidate(reader(tenant), id);
    theirs.push(applications.map(({ application }) => application));
  }
  const sharedBy = (counts: (stage: string) => boolean): JobSummary[] =>
    workspace.jobs.filter(({ id }) =>
      theirs.every((all) => all.some(({ job_id, stage }) => job_id === id && counts(stage))),
    );
  const fitting = sharedBy((stage) => stages.includes(stage));
  // Where no stage fits, it is still their job: whoever writes is told that the stage does not fit.
  const common = fitting.length > 0 ? fitting : sharedBy(() => true);
  const spokenOf = common.find(({ id }) => id === state.focus.job?.id);
  const only = spokenOf ?? (common.length === 1 ? common[0] : undefined);
  if (only !== undefined) return { job: jobItem(only) };
  return { choices: common.length > 0 ? common.map(jobItem) : jobItems({ workspace }) };
}
