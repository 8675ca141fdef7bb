/** Somebody's candidacy for a job, without which nobody can be invited. */
import type { Principal } from "@bole/base";
import type { Application, Job, Person, Talent } from "@bole/talent";
import { recruiterErrors } from "../../errors.ts";
import type { Language } from "../shared/language.ts";
import { SCHEDULE_WORDS } from "./words.ts";

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
  language: Language | null,
): Promise<Meeting> {
  const job = await talent.jobs.get(reader, jobId);
  const person = await talent.people.get(reader, person_id);
  const all = await talent.applications.ofJob(reader, job.id);
  const application = all.find((one) => one.person_id === person.id);
  if (application !== undefined) return { job, person, application };
  throw recruiterErrors.error("not-a-candidate", {
    detail: SCHEDULE_WORDS[language ?? job.language].noCandidate(name, job.title),
    data: { person_id: person.id, job_id: job.id },
  });
}
