/**
 * Writes that are known beforehand, in one transaction. It saves what a transaction with code in it
 * costs, which on a hot path is more than the writes: on SQLite they are made in one go.
 */
import type { CompiledQuery } from "kysely";

/** A prepared statement with its values, or a query of a `TenantDb` that was compiled. */
export type Write = CompiledQuery<unknown>;

/** A driver that can make several writes one; ours can. */
export interface WritesTogether {
  /** All of them or none; how many rows each one changed. */
  writeTogether(writes: readonly Write[]): Promise<number[]>;
}
