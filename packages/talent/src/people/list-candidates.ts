/**
 * Candidates in pages. Without words it is the newest first, by the database alone. With words it is
 * who is called so, then whom the search finds, the best first, as far as its tracks reach. Either can
 * be put in another order. Limits that the words say are taken out of them; what was limited otherwise,
 * too, stays as it was limited.
 */
import { pageOf } from "../page.ts";
import type { Db, TalentParts } from "../parts.ts";
import type { SearchIndex } from "../search/index.ts";
import type { CandidatePage, CheckedFilter } from "./candidate-filter.ts";
import { candidateRows } from "./candidate-rows.ts";
import { findPeople } from "./find-people.ts";
import { matchingPeople } from "./matching-people.ts";
import { readPeopleQuery } from "./read-people-query.ts";
import { isUsualOrder, sortPeople } from "./sort-people.ts";
import type { UnderstoodLimit } from "./understood-limit.ts";

/** How far a search goes: who reads on narrows it. */
const MAX_HITS = 200;
/** Of those who are called so. */
const MAX_NAMED = 50;

export async function listCandidates(
  { store, search }: Pick<TalentParts, "store" | "search">,
  tenant: string,
  given: CheckedFilter,
): Promise<CandidatePage> {
  const db = store.forTenant(tenant);
  const words = given.q?.trim() ?? "";
  const { rest, understood } =
    given.literal === true ? { rest: words, understood: [] } : readPeopleQuery(given.q ?? "");
  const filter = { ...limitedBy(given, understood), q: rest.trim() };
  return { ...(await foundPage(db, search, filter)), understood };
}

function foundPage(
  db: Db,
  search: TalentParts["search"],
  filter: CheckedFilter & { readonly q: string },
): Promise<FoundPage> {
  if (filter.q !== "" && search !== undefined) return bestFirst(db, search, filter);
  return isUsualOrder(filter) ? newestFirst(db, filter) : inOrder(db, filter);
}

/** By another order than that of the positions; `after` counts how many were before. */
async function inOrder(db: Db, filter: CheckedFilter): Promise<FoundPage> {
  const matching = matchingPeople(db, filter);
  const from = Number(filter.after ?? 0);
  const to = from + filter.limit;
  const ids = await sortPeople(matching, filter).offset(from).limit(filter.limit).execute();
  const total = await countAll(matching);
  const items = await candidateRows(
    db,
    ids.map(({ id }) => id),
  );
  return { items, total, next: total > to ? String(to) : null, tracks: [] };
}

async function countAll(matching: ReturnType<typeof matchingPeople>): Promise<number> {
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function limitedBy(given: CheckedFilter, understood: readonly UnderstoodLimit[]): CheckedFilter {
  const said = understood.map(({ filter }) => filter);
  const skills = [...(given.skills ?? []), ...said.flatMap((filter) => filter.skills ?? [])];
  const limits: UnderstoodLimit["filter"] = Object.assign({}, ...said);
  return { ...limits, ...given, ...(skills.length > 0 && { skills }) };
}

type FoundPage = Omit<CandidatePage, "understood">;

async function newestFirst(db: Db, filter: CheckedFilter): Promise<FoundPage> {
  const { limit, after } = filter;
  const matching = matchingPeople(db, filter);
  let query = matching.select(["people.id", "people.pos"]).orderBy("people.pos", "desc");
  if (after !== undefined) query = query.where("people.pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  const total = await countAll(matching);
  const rows = await candidateRows(
    db,
    items.map(({ id }) => id),
  );
  return { items: rows, total, next, tracks: [] };
}

async function bestFirst(
  db: Db,
  search: SearchIndex,
  filter: CheckedFilter & { readonly q: string },
): Promise<FoundPage> {
  const named = await matchingPeople(db, filter)
    .select("people.id")
    .orderBy("people.pos", "desc")
    .limit(MAX_NAMED)
    .execute();
  const among = await amongWhom(db, filter);
  const { skills, location, min_years, max_years, language } = filter;
  const { hits, tracks, isAll } = await findPeople(search, db.tenant, {
    q: filter.q,
    filter: {
      ...(skills === undefined ? {} : { skills }),
      ...(location === undefined ? {} : { location }),
      ...(min_years === undefined ? {} : { min_years }),
      ...(max_years === undefined ? {} : { max_years }),
      ...(language === undefined ? {} : { language }),
    },
    ...(among === undefined ? {} : { among }),
    limit: MAX_HITS,
  });
  const found = await inWantedOrder(db, filter, [
    ...new Set([...named.map(({ id }) => id), ...hits.keys()]),
  ]);
  const from = Number(filter.after ?? 0);
  const to = from + filter.limit;
  const rows = await candidateRows(db, found.slice(from, to));
  return {
    items: rows.map((row) => ({ ...row, hit: hits.get(row.person.id) ?? null })),
    total: isAll && named.length < MAX_NAMED ? found.length : null,
    next: found.length > to ? String(to) : null,
    tracks,
  };
}

/** Of whom was found: the best first, unless another order was asked for. */
async function inWantedOrder(
  db: Db,
  { sort, order, limit }: CheckedFilter,
  found: readonly string[],
): Promise<readonly string[]> {
  if (sort === undefined || found.length === 0) return found;
  const people = matchingPeople(db, { limit }).where("people.id", "in", found);
  return (await sortPeople(people, { sort, order }).execute()).map(({ id }) => id);
}

/** What the index does not know is asked of the database first. */
async function amongWhom(db: Db, filter: CheckedFilter): Promise<string[] | undefined> {
  const { stage, not_reached, available, job_id, source, label, findings, duplicates, limit } =
    filter;
  const asked = { stage, not_reached, available, job_id, source, label, findings, duplicates };
  if (Object.values(asked).every((value) => value === undefined)) return undefined;
  const rows = await matchingPeople(db, { ...asked, limit })
    .select("people.id")
    .execute();
  return rows.map(({ id }) => id);
}
