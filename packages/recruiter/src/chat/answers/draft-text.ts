/** A text to be read and copied: with a model where there is one, else out of the records alone. */
import { conceptById, type Job } from "@bole/talent";
import { conditionsOf, pitchOf } from "../../drafting/job-lines.ts";
import { draftTextTask } from "../draft-text-task.ts";
import { solveText } from "../solve-text.ts";
import type { TextFacts } from "../text-facts.ts";
import { type Answering, type Asking, job, person, reader, reply } from "./asking.ts";

export const draftText: Answering = async (asking) => {
  const { parts, asked, ctx } = asking;
  const { talent, models } = parts;
  const principal = reader(asking);
  const about = asked.job_id === null ? null : await talent.jobs.get(principal, asked.job_id);
  const people = [];
  for (const id of asked.person_ids) people.push(await factsOfPerson(id, asking));
  const facts: TextFacts = {
    kind: KINDS[asked.aspect] ?? "summary",
    language: asked.language,
    wish: asked.text,
    count: asked.limit,
    job: about === null ? null : factsOfJob(about, asked.language),
    people,
  };
  const text =
    ctx === undefined ? solveText(facts) : (await models.run(draftTextTask, facts, ctx)).value.text;
  return reply(text, {
    links: [
      ...(about === null ? [] : [job(about.id, about.title)]),
      ...people.map(({ id, name }) => person(id, name)),
    ],
    person_ids: asked.person_ids,
    job_id: asked.job_id,
  });
};

const KINDS: Readonly<Record<string, TextFacts["kind"]>> = {
  job_ad: "job_ad",
  interview_questions: "interview_questions",
  search_string: "search_string",
  summary: "summary",
};

function factsOfJob(one: Job, language: "zh" | "en"): NonNullable<TextFacts["job"]> {
  return {
    title: one.title,
    organisation: one.organisation,
    conditions: conditionsOf(one, language),
    pitch: pitchOf(one),
    must: one.criteria.filter(({ need }) => need === "must").map(({ text }) => text),
    nice: one.criteria.filter(({ need }) => need === "nice").map(({ text }) => text),
    skills: one.criteria.flatMap(({ skill }) => namesOf(skill)),
  };
}

/** In both languages, since people write them in either. */
function namesOf(skill: string | null): string[][] {
  const concept = skill === null ? undefined : conceptById(skill);
  return concept === undefined ? [] : [[...new Set([concept.en, concept.zh])]];
}

async function factsOfPerson(id: string, asking: Asking): Promise<TextFacts["people"][number]> {
  const { parts, asked } = asking;
  const principal = reader(asking);
  const { person: one, applications } = await parts.talent.people.candidate(principal, id);
  const { items } = await parts.talent.people.list(principal, { q: one.name, limit: 50 });
  const row = items.find((found) => found.person.id === id);
  return {
    ...{ id, name: one.name, headline: one.headline ?? "", location: one.location ?? "" },
    years: row?.years ?? null,
    skills: (row?.skills ?? [])
      .slice(0, 8)
      .flatMap((skill) => conceptById(skill)?.[asked.language] ?? []),
    jobs: applications.map(({ job_title, application }) => `${job_title} (${application.stage})`),
  };
}
