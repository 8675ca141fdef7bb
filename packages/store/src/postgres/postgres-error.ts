import { storeErrors } from "../errors.ts";

const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
/** Of all the texts that JavaScript has, the ones with U+0000. */
const NOT_IN_ENCODING = "22021";
/** Shutting down, crashed, starting, too many connections, no such database, wrong password. */
const UNAVAILABLE = /^(08...|57P0[1-5]|53300|3D000|28P01|28000|E[A-Z]{3,})$/;
/** `pg` gives these no code, so their text is all there is to go by. */
const LOST = /connection terminated|connection timeout|timeout exceeded|connection error/i;

/** The same codes as for SQLite, so that no caller needs to know which one it is. */
export function postgresError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  // A refused connection on all addresses has an empty message, only a code.
  const details = { detail: cause.message || String(code), cause };
  if (code === UNIQUE) return storeErrors.error("duplicate-row", details);
  if (code === FOREIGN_KEY) return storeErrors.error("missing-reference", details);
  if (code === NOT_IN_ENCODING) return storeErrors.error("text-unstorable", details);
  if (code === undefined ? LOST.test(cause.message) : UNAVAILABLE.test(code)) {
    return storeErrors.error("store-unavailable", details);
  }
  return cause;
}
