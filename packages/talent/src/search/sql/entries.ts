/** Entries in SQL: written with the data that they are about, in its transaction. */
import type { Store, StoreTransaction } from "@bole/store";
import type { EntryKind, SearchEntry } from "../../model/search.ts";
import { storableText } from "../../sql/columns.ts";
import { withOtherNames } from "../../titles/index.ts";
import { countWords } from "../text/count-words.ts";
import { nextChange } from "./change-order.ts";
import { enqueue } from "./queue.ts";
import type { SearchTables } from "./tables.ts";
import { keyBase, wordKeys } from "./word-keys.ts";
import { putWords, removeWords } from "./words.ts";

type Transaction = StoreTransaction<SearchTables>;

export async function putEntry(
  transaction: Transaction,
  tenant: string,
  given: SearchEntry,
  now: number,
): Promise<void> {
  const entry = { ...given, title: storableText(given.title), text: storableText(given.text) };
  const { kind, id, title, text } = entry;
  const old = await findEntry(transaction, tenant, kind, id);
  const counted = countWords(withOtherNames(title), withOtherNames(text));
  const row = {
    ...entry,
    tags: JSON.stringify(entry.tags),
    location: storableText(entry.location),
    length: counted.length,
    change: await nextChange(transaction),
  };
  const { pos } = await transaction
    .forTenant(tenant)
    .insertInto("search_entries")
    .values(row)
    .onConflict((conflict) => conflict.columns(["tenant", "kind", "id"]).doUpdateSet(row))
    .returning("pos")
    .executeTakeFirstOrThrow();
  if (pos === null) throw new TypeError("The database gave no number.");
  // A change of the stage, say, leaves the words and what they mean as they were.
  if (old !== undefined && old.title === title && old.text === text) return;
  await putWords(transaction, pos, wordKeys(keyBase(tenant, kind), counted.counts));
  await enqueue(transaction, tenant, pos, now);
}

export async function removeEntry(
  transaction: Transaction,
  tenant: string,
  kind: EntryKind,
  id: string,
  now: number,
): Promise<void> {
  const old = await findEntry(transaction, tenant, kind, id);
  if (old === undefined || old.pos === null) return;
  const { pos } = old;
  const db = transaction.forTenant(tenant);
  await db.deleteFrom("search_entries").where("pos", "=", pos).execute();
  await removeWords(transaction, pos);
  // The queue first: who is about to keep a vector holds its row until then.
  await db.deleteFrom("search_queue").where("pos", "=", pos).execute();
  await db.deleteFrom("search_vectors").where("pos", "=", pos).execute();
  const change = await nextChange(transaction);
  const removed_at = new Date(now).toISOString();
  await db.insertInto("search_removals").values({ kind, pos, change, removed_at }).execute();
}

async function findEntry(transaction: Transaction, tenant: string, kind: EntryKind, id: string) {
  return transaction
    .forTenant(tenant)
    .selectFrom("search_entries")
    .select(["pos", "title", "text"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What is shown of hits: read for these alone. */
export async function readTexts(
  store: Store<SearchTables>,
  tenant: string,
  positions: readonly number[],
) {
  if (positions.length === 0) return [];
  return store
    .forTenant(tenant)
    .selectFrom("search_entries")
    .select(["pos", "title", "text", "language"])
    .where("pos", "in", [...positions])
    .execute();
}

/** After a day no process holds what was removed: they look anew when they have not for so long. */
export async function forgetRemovals(store: Store<SearchTables>, before: number): Promise<void> {
  await store
    .acrossTenants("One timer tidies up for all tenants.")
    .deleteFrom("search_removals")
    .where("removed_at", "<", new Date(before).toISOString())
    .execute();
}
