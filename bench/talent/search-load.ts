/**
 * Puts people into the index's tables in bulk, as `put` and the indexing loop would one by one,
 * which takes 2 ms each and is not what is measured here.
 */
import type { Store } from "@bole/store";
import type { SearchEntry, SearchTables } from "@bole/talent";
import { sql } from "kysely";
import { keyBase, wordKeys } from "../../packages/talent/src/search/sql/word-keys.ts";
import { spelt } from "../../packages/talent/src/search/sql/words.ts";
import { countWords } from "../../packages/talent/src/search/text/count-words.ts";
import { packVectors } from "../../packages/talent/src/search/vectors/quantise.ts";
import { type Person, syntheticPeople } from "./search-people.ts";

const BATCH = 500;
export const TENANT = "acme";
export const MODEL = "synthetic@1";

/** @param as what each of them is in the index */
export async function load(
  store: Store<SearchTables>,
  count: number,
  as: (entry: SearchEntry) => SearchEntry = (entry) => entry,
): Promise<void> {
  const db = store.acrossTenants("A measurement owns its database.");
  const isPostgres = store.dialect === "postgres";
  if (isPostgres) await sql`drop index search_words_words`.execute(db);
  let batch: Person[] = [];
  let first = 1;
  for (const person of syntheticPeople(count)) {
    batch.push({ ...person, entry: as(person.entry) });
    if (batch.length < BATCH && first + batch.length - 1 < count) continue;
    await loadBatch(store, batch, first);
    first += batch.length;
    batch = [];
  }
  if (isPostgres) {
    // As the migration makes it; afterwards, because that is a tenth of the work.
    await sql`create index search_words_words on search_words using gin (words)
      with (fastupdate = off)`.execute(db);
    await sql`select setval(pg_get_serial_sequence('search_entries', 'pos'), ${count})`.execute(db);
    await sql`analyze`.execute(db);
  } else await sql`update search_clock set at = ${count}`.execute(db);
}

async function loadBatch(
  store: Store<SearchTables>,
  people: readonly Person[],
  first: number,
): Promise<void> {
  const kind = people[0]?.entry.kind ?? "person";
  const base = keyBase(TENANT, kind);
  const rows = people.map(({ entry, vectors }, place) => {
    const { counts, length } = countWords(entry.title, entry.text);
    const pos = first + place;
    return { entry, pos, length, keys: wordKeys(base, counts), chunks: packVectors(vectors) };
  });
  await store.transaction(async (transaction) => {
    const db = transaction.acrossTenants("A measurement owns its database.");
    await db
      .insertInto("search_entries")
      .values(
        rows.map(({ entry, pos, length }) => ({
          ...entry,
          tenant: TENANT,
          tags: JSON.stringify(entry.tags),
          pos,
          length,
          change: 1,
        })),
      )
      .execute();
    await db
      .insertInto("search_vectors")
      .values(
        rows.map(({ pos, chunks }) => ({
          tenant: TENANT,
          kind,
          model: MODEL,
          pos,
          chunks,
          change: 1,
        })),
      )
      .execute();
    if (store.dialect === "sqlite") {
      const words = rows.map(({ pos, keys }) => ({ rowid: pos, words: keys.map(spelt).join(" ") }));
      await db.insertInto("search_words").values(words).execute();
      return;
    }
    const positions = rows.map(({ pos }) => pos);
    const words = rows.map(({ keys }) => `{${keys.join()}}`);
    await sql`insert into search_words (rowid, words)
      select pos, keys::integer[] from unnest(${positions}::bigint[], ${words}::text[])
      as list (pos, keys)`.execute(db);
  });
}
