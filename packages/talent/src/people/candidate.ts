/** A person with everything that belongs to them, in a fixed number of queries. */
import { type ApplicationDetail, applicationsOf } from "../applications/read-applications.ts";
import { asOf, interviewsOf } from "../interviews/read-interviews.ts";
import { messagesOf } from "../messages/message-rows.ts";
import type { InterviewEntry } from "../model/interview.ts";
import type { Message } from "../model/message.ts";
import type { Person } from "../model/person.ts";
import type { Db } from "../parts.ts";
import { type ResumeSummary, resumesOf } from "../resumes/list-resumes.ts";
import { type Activity, activityOf } from "./activity.ts";
import { readCandidatePerson } from "./read-person.ts";
import { duplicatesOf, type PossibleDuplicate } from "./sameness/duplicates.ts";

export interface Candidate {
  readonly person: Person;
  /** Newest first. */
  readonly resumes: ResumeSummary[];
  readonly applications: ApplicationDetail[];
  readonly messages: Message[];
  readonly interviews: InterviewEntry[];
  readonly activity: Activity[];
  readonly duplicates: PossibleDuplicate[];
}

export async function readCandidate(db: Db, id: string, now: Date): Promise<Candidate> {
  const interviews = await interviewsOf(db, id);
  return {
    person: await readCandidatePerson(db, id),
    resumes: await resumesOf(db, id),
    applications: await applicationsOf(db, id),
    messages: await messagesOf(db, id),
    interviews: interviews.map((interview) => asOf(now, interview)),
    activity: await activityOf(db, id),
    duplicates: await duplicatesOf(db, id),
  };
}
