/** Reads what is to be judged, as it is stored now, with its texts. */
import {
  findConcepts,
  type Job,
  type JobReading,
  otherNames,
  type PersonProfile,
} from "@bole/talent";
import { type RecommendParts, reader } from "../parts.ts";
import type { Filtered, Item } from "../state/item.ts";
import { idsIn } from "./look-at.ts";

/** In their order, without those that have gone in the meantime. */
export async function readItems(
  { talent }: Pick<RecommendParts, "talent">,
  tenant: string,
  projects: readonly Filtered[],
): Promise<Item[]> {
  const who = reader(tenant);
  const ids = idsIn(projects);
  const [jobs, people] = await Promise.all([
    talent.jobs.readings(who, ids.jobs),
    talent.profiles.many(who, ids.people),
  ]);
  const readings = new Map(jobs.map((reading) => [reading.job.id, reading]));
  const profiles = new Map(people.map((person) => [person.person_id, person]));
  return projects.flatMap((project) => {
    const [reading, person] = [readings.get(project.id), profiles.get(project.id)];
    if (reading !== undefined) return [itemOfJob(reading, project)];
    return person === undefined ? [] : [itemOfPerson(person, project)];
  });
}

function itemOfJob({ job, headline, text, isCut }: JobReading, project: Filtered): Item {
  const { title, organisation, location, criteria, language, min_years, degree } = job;
  const decides = criteria
    .filter(({ need }) => need === "must")
    .flatMap(({ skill }) => skill ?? []);
  return {
    ...project,
    title,
    organisation,
    location,
    headline,
    description: text,
    facts: factsOf(job),
    language,
    // What an order names is not what the item is about.
    tags: isCut ? tagsIn(job, `${title}\n${text}`) : job.tags,
    must: [...new Set(decides)],
    min_years,
    degree,
    terms: { remote: job.remote, employment: job.employment, salary: job.salary },
    gives_orders: isCut,
  };
}

const EMPLOYMENT = {
  full_time: "全职 full-time",
  part_time: "兼职 part-time",
  contract: "合同 contract freelance",
  internship: "实习 internship intern",
  volunteer: "志愿 志愿者 volunteer volunteering",
} as const;
const REMOTE = {
  onsite: "现场 onsite",
  hybrid: "混合办公 hybrid",
  remote: "远程 线上 remote online",
} as const;

function factsOf({ title, employment, remote, location, organisation }: Job): string {
  const said = [employment && EMPLOYMENT[employment], remote && REMOTE[remote], otherNames(title)];
  return [...said, location, organisation].filter((text) => text).join(" ");
}

function tagsIn({ tags }: Job, text: string): Job["tags"] {
  const named = new Set(findConcepts(text).map(({ id }) => id));
  return {
    skill: tags.skill.filter((id) => named.has(id)),
    interest: tags.interest.filter((id) => named.has(id)),
  };
}

function itemOfPerson(person: PersonProfile, project: Filtered): Item {
  const { name, title, text, language, tags, years, degree } = person;
  return {
    ...project,
    title: name,
    organisation: "",
    location: "",
    headline: title,
    description: text,
    facts: "",
    language,
    tags,
    must: [],
    min_years: years,
    degree,
    gives_orders: false,
  };
}
