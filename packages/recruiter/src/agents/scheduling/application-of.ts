/** Somebody's candidacy for a job, without which nobody can be invited. */
import type { Principal } from "@bole/base";
import type { Application, Job, Person, Talent } from "@bole/talent";
import { recruiterErrors } from "../../errors.ts";

export interface Meeting {
  readonly job: Job;
  readonly person: Person;
  readonly application: Application;
}

interface Who {
  readonly person_id: string;
  readonly name: string;
}

export async function applicationOf(
  talent: Talent,
  reader: Principal,
  { person_id, name }: Who,
  jobId: string,
): Promise<Meeting> {
  const job = await talent.jobs.get(reader, jobId);
  const person = await talent.people.get(reader, person_id);
  const all = await talent.applications.ofJob(reader, job.id);
  const application = all.find((one) => one.person_id === person.id);
  if (application !== undefined) return { job, person, application };
  throw recruiterErrors.error("not-a-candidate", {
    detail: `${name} is no candidate for “${job.title}” (${job.id}).`,
    data: { person_id: person.id, job_id: job.id },
  });
}
