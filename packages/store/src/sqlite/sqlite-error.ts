import { storeErrors } from "../errors.ts";

/** SQLite's primary result codes that say that the file, not the query, is the problem. */
const UNAVAILABLE: ReadonlySet<number> = new Set([
  5, // busy
  6, // locked
  8, // read-only
  10, // input/output
  11, // corrupt
  13, // disk full
  14, // can't open
  26, // not a database
]);
const UNIQUE: ReadonlySet<number> = new Set([1555, 2067]);
const FOREIGN_KEY = 787;

/** The same codes as for PostgreSQL, so that no caller needs to know which one it is. */
export function sqliteError(cause: unknown): unknown {
  if (!(cause instanceof Error && "errcode" in cause && typeof cause.errcode === "number")) {
    return cause;
  }
  const details = { detail: cause.message, cause };
  if (UNIQUE.has(cause.errcode)) return storeErrors.error("duplicate-row", details);
  if (cause.errcode === FOREIGN_KEY) return storeErrors.error("missing-reference", details);
  if (UNAVAILABLE.has(cause.errcode & 0xff)) return storeErrors.error("store-unavailable", details);
  return cause;
}
