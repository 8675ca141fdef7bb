/** Something about somebody, or all of it. What is not on record is said so. */
import type { Candidate } from "@bole/talent";
import type { RecordLink } from "../../model/events.ts";
import { type Answering, type Asking, job, person, reader, reply } from "./asking.ts";
import { evidence } from "./evidence.ts";
import { interviewsOf } from "./interviews.ts";
import { mailsWith } from "./mails.ts";
import { aboutMatter, contact, experience, overview, place, wholeResume } from "./person-facts.ts";
import { standing } from "./standing.ts";
import { theirWish } from "./their-wish.ts";

type Aspect = (candidate: Candidate, asking: Asking) => string | Promise<string>;

const ASPECTS: Readonly<Record<string, Aspect>> = {
  overview: async (candidate, asking) =>
    `${await overview(candidate, asking)}${standing(candidate, asking)}`,
  email: (candidate, asking) => contact(candidate, "email", asking),
  phone: (candidate, asking) => contact(candidate, "phone", asking),
  resume: wholeResume,
  stage: standing,
  mails: mailsWith,
  interviews: interviewsOf,
  evidence,
  pay: (candidate, asking) => theirWish(candidate, "pay", asking),
  availability: (candidate, asking) => theirWish(candidate, "availability", asking),
  location: place,
  experience,
};

export const aboutPerson: Answering = async (asking) => {
  const { aspect, text, person_ids } = asking.asked;
  const own = ASPECTS[aspect] ?? overview;
  const tell = text === "" || PLAIN.has(aspect) ? own : aboutMatterOr(own);
  const texts: string[] = [];
  const links: RecordLink[] = [];
  for (const id of person_ids.slice(0, 10)) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), id);
    texts.push(await tell(candidate, asking));
    links.push(person(id, candidate.person.name), ...linksOf(candidate, aspect));
  }
  return reply(texts.join("\n"), { links, person_ids });
};

/** Words beside these only say them again: "in how many places did she apply" is her stages. */
const PLAIN: ReadonlySet<string> = new Set([
  ...["email", "phone", "stage", "mails", "interviews", "pay", "availability", "location"],
]);

/** What the résumé says in these words; where it says nothing, that is told with what is known instead. */
const aboutMatterOr =
  (instead: Aspect): Aspect =>
  async (candidate, asking) => {
    const { isFound, text } = await aboutMatter(candidate, asking.asked.text, asking);
    const isAll = isFound || instead === ASPECTS.overview || instead === ASPECTS.resume;
    return isAll ? text : `${text}\n${await instead(candidate, asking)}`;
  };

function linksOf({ resumes, applications, messages }: Candidate, aspect: string): RecordLink[] {
  if (aspect === "stage")
    return applications.map(({ application, job_title }) => job(application.job_id, job_title));
  if (aspect === "mails")
    return messages.slice(0, 5).map(({ id, subject }) => ({ kind: "message", id, title: subject }));
  // The newest first.
  const isResume = aspect === "resume" || aspect === "experience" || aspect === "evidence";
  return isResume
    ? resumes.slice(0, 3).map(({ id, title, document_name }) => ({
        ...{ kind: "resume", id, title: document_name ?? title },
      }))
    : [];
}
