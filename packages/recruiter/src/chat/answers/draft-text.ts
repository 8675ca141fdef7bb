/** A text to be read and copied: with a model where there is one, else out of the records alone. */
import { forModel } from "@bole/guardrails";
import { conceptById, resumeText } from "@bole/talent";
import { factsOfJob } from "../job-facts.ts";
import { solveText } from "../solve-text.ts";
import { type TextFacts, TextKind } from "../text-facts.ts";
import { writeText } from "../write-text.ts";
import { type Answering, type Asking, job, person, reader, reply } from "./asking.ts";

export const draftText: Answering = async (asking) => {
  const { parts, asked, ctx } = asking;
  const { talent, models } = parts;
  const principal = reader(asking);
  const about = asked.job_id === null ? null : await talent.jobs.get(principal, asked.job_id);
  const people = [];
  for (const id of asked.person_ids) people.push(await factsOfPerson(id, asking));
  const facts: TextFacts = {
    kind: TextKind.safeParse(asked.aspect).data ?? "summary",
    language: asked.language,
    wish: asked.text,
    count: asked.limit,
    job: about === null ? null : factsOfJob(about, asked.language),
    people,
  };
  const text = ctx === undefined ? solveText(facts) : (await writeText(models, facts, ctx)).text;
  return reply(text, {
    links: [
      ...(about === null ? [] : [job(about.id, about.title)]),
      ...people.map(({ id, name }) => person(id, name)),
    ],
    person_ids: asked.person_ids,
    job_id: asked.job_id,
  });
};

async function factsOfPerson(id: string, asking: Asking): Promise<TextFacts["people"][number]> {
  const { parts, asked } = asking;
  const principal = reader(asking);
  const { person: one, applications, resumes } = await parts.talent.people.candidate(principal, id);
  const { items } = await parts.talent.people.list(principal, { q: one.name, limit: 50 });
  const row = items.find((found) => found.person.id === id);
  return {
    ...{ id, name: one.name, headline: one.headline ?? "", location: one.location ?? "" },
    years: row?.years ?? null,
    skills: (row?.skills ?? [])
      .slice(0, 8)
      .flatMap((skill) => conceptById(skill)?.[asked.language] ?? []),
    jobs: applications.map(({ job_title, application }) => `${job_title} (${application.stage})`),
    resume: await resumeOf(resumes[0]?.id, asking),
  };
}

/** What somebody's newest résumé says, for a model that sums it up. */
async function resumeOf(id: string | undefined, asking: Asking): Promise<string> {
  if (id === undefined || asking.ctx === undefined) return "";
  const { resume, document } = await asking.parts.talent.resumes.get(reader(asking), id);
  return forModel(resumeText(resume, document?.text ?? null));
}
