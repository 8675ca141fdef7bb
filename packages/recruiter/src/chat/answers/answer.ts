/** The answer to a question, computed from the data. A new topic is one line here. */
import type { Topic } from "../../reading/asked.ts";
import type { Reply } from "../chat-state.ts";
import { aboutJob } from "./about-job.ts";
import { aboutPerson } from "./about-person.ts";
import type { Answering, Asking } from "./asking.ts";
import { compare } from "./compare.ts";
import { countPeople } from "./count-people.ts";
import { draftText } from "./draft-text.ts";
import { interviews } from "./interviews.ts";
import { listJobs, pipeline } from "./jobs.ts";
import { jobsFor } from "./jobs-for.ts";
import { sent } from "./mails.ts";
import { employer, market } from "./market.ts";
import { stats } from "./stats/index.ts";
import { greeting, help, thanks } from "./talk.ts";
import { times } from "./times.ts";
import { waiting } from "./waiting.ts";
import { who } from "./who.ts";

const ANSWERS: Readonly<Partial<Record<Topic, Answering>>> = {
  count_people: countPeople,
  who,
  about_person: aboutPerson,
  about_job: aboutJob,
  sent,
  interviews,
  compare,
  jobs: listJobs,
  pipeline,
  waiting,
  help,
  greeting,
  thanks,
  times,
  stats,
  market,
  employer,
  jobs_for: jobsFor,
  draft_text: draftText,
};

/** Undefined where it is no question that the data can answer. */
export async function answer(asking: Asking): Promise<Reply | undefined> {
  return ANSWERS[asking.asked.topic]?.(asking);
}
