import type { StoreTransaction } from "@bole/store";
import type { SearchTables } from "./tables.ts";

/**
 * A transaction on a store that has the index's tables among others, as one on these alone. Kysely's
 * type parameter says which tables may be named; to name fewer of them is safe, which it cannot know.
 */
export function ownTables<DB extends SearchTables>(
  transaction: StoreTransaction<DB>,
): StoreTransaction<SearchTables> {
  return transaction as unknown as StoreTransaction<SearchTables>;
}
