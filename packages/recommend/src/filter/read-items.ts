/** Reads candidates as they are stored now, and says which of them a rule keeps out. */
import { findConcepts, type Job, type PersonProfile, withoutOrders } from "@bole/talent";
import { type RecommendParts, reader } from "../parts.ts";
import type { Candidate, Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { type Broken, ruleAgainstJob, ruleAgainstPerson } from "./rules.ts";

export interface ReadItem {
  readonly item: Item | null;
  readonly broken: Broken | null;
}

const GONE: ReadItem = { item: null, broken: { rule: "gone", facts: {} } };

/** In the order of the candidates. */
export async function readItems(
  { talent, now }: Pick<RecommendParts, "talent" | "now">,
  tenant: string,
  candidates: readonly Candidate[],
  asked: Asked,
): Promise<ReadItem[]> {
  const who = reader(tenant);
  const ids = (person: boolean) =>
    candidates.filter(({ data }) => (data.kind === "person") === person).map(({ data }) => data.id);
  const [jobs, people, taken] = await Promise.all([
    talent.jobs.many(who, ids(false)),
    talent.profiles.many(who, ids(true)),
    talent.jobs.taken(who, ids(false), asked.person_id),
  ]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const profiles = new Map(people.map((person) => [person.person_id, person]));
  const today = now().toISOString().slice(0, 10);
  return candidates.map((candidate) => {
    const { id } = candidate.data;
    const [job, person] = [byId.get(id), profiles.get(id)];
    if (job !== undefined) {
      const broken = ruleAgainstJob(job, asked, taken, today);
      return { item: itemOfJob(job, candidate), broken };
    }
    if (person === undefined) return GONE;
    return { item: itemOfPerson(person, candidate), broken: ruleAgainstPerson(person) };
  });
}

function itemOfJob(job: Job, { source, ranks }: Candidate): Item {
  const { id, kind, title, organisation, location, criteria, language, min_years, degree } = job;
  const asks = criteria.map(({ text }) => text).filter((text) => !job.description.includes(text));
  const { text, isCut } = withoutOrders([job.description, ...asks].join("\n"));
  const decides = criteria
    .filter(({ need }) => need === "must")
    .flatMap(({ skill }) => skill ?? []);
  return {
    id,
    kind,
    title,
    organisation,
    location,
    headline: withoutOrders(title).text,
    description: text,
    facts: factsOf(job),
    language,
    // What an order names is not what the item is about.
    tags: isCut ? tagsIn(job, `${title}\n${text}`) : job.tags,
    must: [...new Set(decides)],
    min_years,
    degree,
    gives_orders: isCut,
    source,
    ranks,
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

function factsOf({ employment, remote, location, organisation }: Job): string {
  const said = [employment && EMPLOYMENT[employment], remote && REMOTE[remote]];
  return [...said, location, organisation].filter((text) => text).join(" ");
}

function tagsIn({ tags }: Job, text: string): Job["tags"] {
  const named = new Set(findConcepts(text).map(({ id }) => id));
  return {
    skill: tags.skill.filter((id) => named.has(id)),
    interest: tags.interest.filter((id) => named.has(id)),
  };
}

function itemOfPerson(person: PersonProfile, { source, ranks }: Candidate): Item {
  const { person_id: id, name, title, text, language, tags, years, degree } = person;
  return {
    id,
    kind: "person",
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
    source,
    ranks,
  };
}
