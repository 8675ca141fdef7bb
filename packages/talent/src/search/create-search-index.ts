import { randomUUID } from "node:crypto";
import { type Alarm, systemAlarm } from "@bole/base";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Embedder } from "@bole/models";
import type { Store } from "@bole/store";
import { type OpenConcepts, patient } from "./concepts.ts";
import { Segments } from "./memory/segments.ts";
import { prepareRecall, runRecall } from "./recall/run-recall.ts";
import { runSearch } from "./run-search.ts";
import type { SearchIndex } from "./search-index.ts";
import { putEntry, removeEntry } from "./sql/entries.ts";
import { ownTables } from "./sql/own-tables.ts";
import { queueCounts } from "./sql/queue-state.ts";
import type { SearchTables } from "./sql/tables.ts";
import { taxonomyConcepts } from "./taxonomy-concepts.ts";
import { IndexingLoop } from "./vectors/indexing-loop.ts";
import { Meaning } from "./vectors/meaning.ts";
import { noPrecomputedVectors, type PrecomputedVectors } from "./vectors/precomputed-vectors.ts";

export interface SearchIndexOptions {
  /** Opened with `searchMigrations`; it stays its opener's. */
  readonly store: Store<SearchTables>;
  /** It stays its opener's, too. */
  readonly embedder: Embedder;
  /** Where questions are read. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
  /** Looked up before the embedder is asked. @default none */
  readonly precomputed?: PrecomputedVectors;
  /** @default those of the taxonomy */
  readonly concepts?: OpenConcepts;
  /** Told of each entry, before its transaction is over: other processes may make its vector. */
  readonly onPut?: (tenant: string) => void;
  /** @default says nothing */
  readonly warn?: (message: string, fields: Readonly<Record<string, unknown>>) => void;
  /** @default Date.now */
  readonly now?: () => number;
  readonly alarm?: Alarm;
  /**
   * How many entries this process keeps in memory at most, over all tenants: about 700 bytes each,
   * and 300 for each piece of text with a vector. Tenants not searched for longest are let go of.
   * @default 1,000,000
   */
  readonly most_in_memory?: number;
}

/** The search index in a database: SQLite or PostgreSQL, whichever the store is. */
export function createSearchIndex(options: SearchIndexOptions): SearchIndex {
  const { store, embedder, now = Date.now, alarm = systemAlarm } = options;
  const { threads = inlineThreads } = options;
  const { concepts: openConcepts = taxonomyConcepts, warn = () => undefined } = options;
  const meaning = new Meaning(embedder, alarm);
  const segments = new Segments(store, options.most_in_memory ?? 1_000_000, now);
  const { precomputed = noPrecomputedVectors } = options;
  const owner = randomUUID();
  const loop = new IndexingLoop({ store, meaning, precomputed, owner, now, alarm, warn });
  const concepts = patient(openConcepts(embedder), alarm);
  return {
    async put(transaction, tenant, entry) {
      await putEntry(ownTables(transaction), tenant, entry, now());
      loop.expect();
      options.onPut?.(tenant);
    },
    remove: (transaction, tenant, kind, id) =>
      removeEntry(ownTables(transaction), tenant, kind, id, now()),
    search: (tenant, query) =>
      runSearch({ store, segments, meaning, concepts, threads }, tenant, query),
    recall: (tenant, query) => runRecall({ segments, meaning, concepts }, tenant, query),
    prepare: (tenant, query) => prepareRecall({ segments, meaning }, tenant, query),
    async state(tenant) {
      const { model = null, knows_meaning = false } = meaning.known ?? {};
      const { entries } = await store
        .forTenant(tenant)
        .selectFrom("search_entries")
        .select((eb) => eb.fn.countAll<number>().as("entries"))
        .executeTakeFirstOrThrow();
      const { pending, failed } = await queueCounts(store, tenant);
      // Nobody waits for vectors of a model that knows no meaning.
      const isUseless = model !== null && !knows_meaning;
      return { model, entries, pending: isUseless ? 0 : pending, failed, knows_meaning };
    },
    start: () => loop.start(),
    expect: () => loop.expect(),
    whenIdle: () => loop.whenIdle(),
    close: () => loop.close(),
  };
}
