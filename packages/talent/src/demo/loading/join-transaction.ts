/**
 * A store whose transactions are all part of one that is open: so that services which begin their
 * own can be used, and yet the demo is loaded whole or not at all.
 */
import type { Store } from "@bole/store";
import type { Tables, Transaction } from "../../parts.ts";

export function joinTransaction(store: Store<Tables>, transaction: Transaction): Store<Tables> {
  return { ...store, ...transaction, transaction: (work) => work(transaction) };
}
