/**
 * People, by what they and their résumés say. A person's own entry and each résumé may be found: the
 * best gives the person's place, and a résumé tells why, where there is one, because it has the words.
 */
import type { SearchFilter, SearchHit, TrackState } from "../model/search.ts";
import type { Db } from "../parts.ts";
import type { SearchIndex } from "../search/index.ts";

export interface PeopleQuery {
  readonly q: string;
  readonly filter?: Omit<SearchFilter, "job_id" | "status">;
  /** Only people with these ids. */
  readonly among?: readonly string[];
  readonly limit: number;
}

export interface FoundPeople {
  /** The best first, each person once; their hits say what was found in which entry. */
  readonly hits: ReadonlyMap<string, SearchHit>;
  readonly tracks: TrackState[];
  /** Whether there are no more than these. */
  readonly isAll: boolean;
}

export async function findPeople(
  search: SearchIndex,
  tenant: string,
  query: PeopleQuery,
): Promise<FoundPeople> {
  const { hits, tracks } = await search.search(tenant, { ...query, kinds: ["person", "resume"] });
  const best = new Map<string, SearchHit>();
  for (const hit of hits) {
    if (hit.person_id === null) continue;
    const before = best.get(hit.person_id);
    if (before?.kind === "resume" || (before !== undefined && hit.kind === "person")) continue;
    best.set(hit.person_id, hit);
  }
  return { hits: best, tracks, isAll: hits.length < query.limit };
}

/** The hits as hits of people, under their names. */
export async function asPeople(db: Db, { hits }: FoundPeople, limit: number): Promise<SearchHit[]> {
  const ids = [...hits.keys()].slice(0, limit);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("owner", "is", null)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const [hit, title] = [hits.get(id), names.get(id)];
    return hit === undefined || title === undefined ? [] : [{ ...hit, kind: "person", id, title }];
  });
}
