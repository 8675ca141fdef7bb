import { join } from "node:path";
import { openStore, type Store, type StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, onTestFinished } from "vitest";
import type { SearchEntry, SearchKind } from "../../model/search.ts";
import { createSearchIndex, type SearchIndexOptions } from "../create-search-index.ts";
import type { SearchIndex } from "../search-index.ts";
import { searchMigrations } from "../sql/migrations.ts";
import type { SearchTables } from "../sql/tables.ts";
import { type MeaningEmbedder, meaningEmbedder } from "./meaning-embedder.ts";

export interface SearchUnderTest {
  readonly index: SearchIndex;
  readonly store: Store<SearchTables>;
  readonly embedder: MeaningEmbedder;
  put(...entries: (Partial<SearchEntry> & { id: string })[]): Promise<void>;
  putFor(tenant: string, entry: Partial<SearchEntry> & { id: string }): Promise<void>;
  remove(kind: SearchKind, id: string): Promise<void>;
  /** Ids of what is found, best first. */
  ids(q: string, query?: Parameters<SearchIndex["search"]>[1] | object): Promise<string[]>;
}

export type OpenSearch = (
  options?: Partial<SearchIndexOptions>,
  location?: StoreLocation,
) => Promise<SearchUnderTest>;

/** Runs the same tests on SQLite and on a real PostgreSQL server. */
export function describeSearch(
  name: string,
  tests: (open: OpenSearch, locate: () => Promise<StoreLocation>) => void,
): void {
  describe.each([
    { dialect: "sqlite", locate: locateFile },
    { dialect: "postgres", locate: locateDatabase },
  ])(`${name} ($dialect)`, ({ locate }) => {
    tests(async (options, location) => openAt(location ?? (await locate()), options), locate);
  });
}

async function locateFile(): Promise<StoreLocation> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return { file: join(folder.path, "search.db") };
}

async function locateDatabase(): Promise<StoreLocation> {
  return { url: await (await sharedPostgres()).createDatabase() };
}

async function openAt(
  location: StoreLocation,
  options: Partial<SearchIndexOptions> = {},
): Promise<SearchUnderTest> {
  const store = await openStore({ ...location, migrations: [searchMigrations] });
  const embedder = meaningEmbedder();
  const index = createSearchIndex({ store, embedder, ...options });
  onTestFinished(async () => {
    await index.close();
    await store.close();
  });
  const putFor: SearchUnderTest["putFor"] = (tenant, entry) =>
    store.transaction((transaction) => index.put(transaction, tenant, entryOf(entry)));
  return {
    index,
    store,
    embedder,
    putFor,
    put: (...entries) =>
      store.transaction(async (transaction) => {
        for (const entry of entries) await index.put(transaction, "acme", entryOf(entry));
      }),
    remove: (kind, id) =>
      store.transaction((transaction) => index.remove(transaction, "acme", kind, id)),
    ids: async (q, query = {}) =>
      (await index.search("acme", { ...query, q })).hits.map(({ id }) => id),
  };
}

function entryOf(given: Partial<SearchEntry> & { id: string }): SearchEntry {
  return {
    kind: "person",
    person_id: given.kind === undefined || given.kind === "person" ? given.id : null,
    title: "",
    text: "",
    tags: [],
    location: "",
    years: null,
    language: "en",
    status: "active",
    ...given,
  };
}
