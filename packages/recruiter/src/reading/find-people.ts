/** The people that a question is about: by stage, skill, years, place, job, time and words. */
import type { CandidateFilter, CandidateRow, Talent } from "@bole/talent";
import type { Asked } from "./asked.ts";
import { reader } from "./workspace.ts";

/** More than this is counted, and not gone through. */
const MOST = 2_000;
const PAGE = 200;

export interface PeopleRecords {
  readonly people: Pick<Talent["people"], "list" | "candidate">;
  readonly tenant: string;
}

export interface FoundPeople {
  readonly rows: readonly CandidateRow[];
  readonly total: number;
  /** Nobody has what is sought; these are near to it by meaning. */
  readonly isNearest: boolean;
}

export async function findPeople(asked: Asked, records: PeopleRecords): Promise<FoundPeople> {
  const found = await everyone(asked, records);
  if (!asked.unassigned) return found;
  const rows = found.rows.filter(({ stages }) => stages.length === 0);
  return { ...found, rows, total: rows.length };
}

async function everyone(asked: Asked, records: PeopleRecords): Promise<FoundPeople> {
  if (asked.text === "") return { ...(await filtered(asked, records)), isNearest: false };
  if (asked.skills.length > 0) {
    const found = await filtered(asked, records);
    if (found.rows.length > 0) return { ...found, isNearest: false };
  }
  return byWords(asked, records);
}

/** Everybody who fits; with a time, those who came within it. */
export async function filtered(
  asked: Asked,
  { people, tenant }: PeopleRecords,
): Promise<Omit<FoundPeople, "isNearest">> {
  const stages = asked.stages.length === 0 ? [undefined] : asked.stages;
  const once = new Map<string, CandidateRow>();
  let counted = 0;
  for (const stage of stages) {
    let filter: CandidateFilter = { ...filterOf(asked), limit: PAGE, ...(stage && { stage }) };
    for (let more = true; more && once.size < MOST; ) {
      const page = await people.list(reader(tenant), filter);
      if (filter.after === undefined) counted += page.total ?? page.items.length;
      for (const row of page.items) once.set(row.person.id, row);
      more = page.next !== null && !isTooOld(page.items.at(-1), asked);
      if (page.next !== null) filter = { ...filter, after: page.next };
    }
  }
  const rows = await withinTime([...once.values()], asked, { people, tenant });
  return { rows, total: once.size < MOST ? rows.length : counted };
}

/** Those whose records have the words; where nobody's do, those who are near by meaning. */
async function byWords(asked: Asked, { people, tenant }: PeopleRecords): Promise<FoundPeople> {
  const stages = asked.stages.length === 0 ? [undefined] : asked.stages;
  const once = new Map<string, CandidateRow>();
  for (const stage of stages) {
    const { skills: _, ...filter } = filterOf(asked);
    const q = asked.text.slice(0, 500);
    const page = await people.list(reader(tenant), {
      ...{ ...filter, q, limit: PAGE },
      ...(stage && { stage }),
    });
    for (const row of page.items) once.set(row.person.id, row);
  }
  const rows = await withinTime([...once.values()], asked, { people, tenant });
  const said = rows.filter(hasWords);
  return said.length > 0
    ? { rows: said, total: said.length, isNearest: false }
    : { rows, total: rows.length, isNearest: rows.length > 0 };
}

/** Found by a word or a concept of theirs, or by their name. */
const hasWords = ({ hit }: CandidateRow): boolean =>
  hit === null || hit.found_by.some(({ track }) => track !== "semantic");

/** Who came in a time, or, where a stage is asked for, who came to it then. */
async function withinTime(
  rows: readonly CandidateRow[],
  { from, to, stages, job_id }: Asked,
  { people, tenant }: PeopleRecords,
): Promise<CandidateRow[]> {
  const isWithin = (at: string) => (from === null || at >= from) && (to === null || at < to);
  if (stages.length === 0 || (from === null && to === null))
    return rows.filter(({ person }) => isWithin(person.created_at));
  const found: CandidateRow[] = [];
  for (const row of rows) {
    const { applications } = await people.candidate(reader(tenant), row.person.id);
    const came = applications
      .filter(({ application }) => job_id === null || application.job_id === job_id)
      .flatMap(({ events }) => events)
      .some((event) => stages.includes(event.to) && isWithin(event.created_at));
    if (came) found.push(row);
  }
  return found;
}

const isTooOld = (last: CandidateRow | undefined, { stages, from }: Asked): boolean =>
  last !== undefined && stages.length === 0 && from !== null && last.person.created_at < from;

function filterOf({ skills, location, min_years, max_years, job_id }: Asked): CandidateFilter {
  return {
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(location !== null && { location }),
    ...(min_years !== null && { min_years }),
    ...(max_years !== null && { max_years }),
    ...(job_id !== null && { job_id }),
  };
}
