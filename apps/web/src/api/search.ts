/** What the pages ask of the search, its index, and the concepts it knows. */
import type {
  Concept,
  ConceptList,
  SearchAnswer,
  SearchHit,
  SearchState,
} from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const HITS = 8;
/** Not by the words of résumés: whoever types a name means the person. */
const KINDS = "person,job,project";
const CHOICES = 30;
const BUSY_POLL_MS = 2_000;

/** People, jobs and projects by words, for the palette. */
export function searchQuery(q: string) {
  return queryOptions({
    queryKey: ["search", q],
    queryFn: ({ signal }) =>
      call<SearchAnswer>("GET", "/api/search", { query: { q, kind: KINDS, limit: HITS }, signal }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isLoading(state.data) ? BUSY_POLL_MS : false),
  });
}

const isLoading = (answer: Pick<SearchState, "loading"> | undefined) =>
  (answer?.loading ?? null) !== null;

/** For a picker: entries of these kinds, by words. */
export async function findEntries(
  q: string,
  kind: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (q === "") return [];
  return (
    await call<SearchAnswer>("GET", "/api/search", { query: { q, kind, limit: CHOICES }, signal })
  ).hits;
}

/** How much is loaded and indexed; polled only while that is not everything. */
export const indexStateQuery = queryOptions({
  queryKey: ["search-index"],
  queryFn: ({ signal }) => call<SearchState>("GET", "/api/search/state", { signal }),
  refetchInterval: ({ state }) => (isLoading(state.data) ? BUSY_POLL_MS : false),
  staleTime: 0,
});

export async function findConcepts(
  words: string,
  signal: AbortSignal,
): Promise<readonly Concept[]> {
  const query = { q: words, limit: CHOICES };
  return (await call<ConceptList>("GET", "/api/skills", { query, signal })).items;
}

/** A concept's names never change while the page is open. */
export function conceptsQuery(ids: readonly string[]) {
  const sorted = [...new Set(ids)].toSorted();
  return queryOptions({
    queryKey: ["concepts", sorted],
    queryFn: ({ signal }) =>
      call<ConceptList>("GET", "/api/skills", { query: { ids: sorted.join(",") }, signal }),
    enabled: sorted.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Most of the names of a longer list are those of the shorter one.
    placeholderData: keepPreviousData,
  });
}
