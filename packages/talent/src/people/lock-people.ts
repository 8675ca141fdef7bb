import type { Transaction } from "../parts.ts";

/**
 * Who is who is decided one at a time in a tenant: an import that finds nobody, a merge and a change
 * of somebody's address would otherwise each decide by what the other is about to change. One key
 * for all of them, so that none waits for another that waits for it.
 */
export function lockPeople(transaction: Transaction, tenant: string): Promise<void> {
  return transaction.lock(`people:${tenant}`);
}
