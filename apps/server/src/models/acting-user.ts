/**
 * Who has asked for the work that is under way. Tasks are asked for deep inside of products, which know the
 * tenant that pays but not always the person; the request knows them, and what it starts carries them along.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** For work that nobody asked for now, such as a run that goes on after a restart. */
const NOBODY = "system";

const acting = new AsyncLocalStorage<string>();

export function asUser<T>(user: string, work: () => T): T {
  return acting.run(user, work);
}

export function actingUser(): string {
  return acting.getStore() ?? NOBODY;
}
