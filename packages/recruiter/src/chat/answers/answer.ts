/** The answer to a question, computed from the data. A new topic is one line here. */
import type { Topic } from "../../understanding/reading.ts";
import type { Reply } from "../chat-state.ts";
import type { Answering, Asking } from "./asking.ts";
import { compare } from "./compare.ts";
import { countPeople } from "./count-people.ts";
import { howTo } from "./how-to.ts";
import { interviews } from "./interviews.ts";
import { aboutJob, countJobs, listJobs, pipeline } from "./jobs.ts";
import { longest } from "./longest.ts";
import { offers } from "./offers.ts";
import { agenda, news } from "./overview.ts";
import { sent } from "./sent.ts";
import { greeting, help, nothingPending, thanks } from "./talk.ts";
import { mailLimit, waiting, workflows } from "./waiting.ts";
import { aboutPerson, whereIs } from "./where-is.ts";
import { who } from "./who.ts";

const ANSWERS: Readonly<Partial<Record<Topic, Answering>>> = {
  count_people: countPeople,
  count_jobs: countJobs,
  who,
  where_is: whereIs,
  about_person: aboutPerson,
  about_job: aboutJob,
  sent,
  interviews,
  compare,
  jobs: listJobs,
  pipeline,
  waiting,
  mail_limit: mailLimit,
  workflows,
  help,
  how_to: howTo,
  // Where no title was said, nothing can be created yet.
  create_job: howTo,
  longest,
  offers,
  agenda,
  news,
  greeting,
  thanks,
  nothing_pending: nothingPending,
};

/** Undefined where it is no question that the data can answer. */
export async function answer(asking: Asking): Promise<Reply | undefined> {
  return ANSWERS[asking.asked.topic]?.(asking);
}
