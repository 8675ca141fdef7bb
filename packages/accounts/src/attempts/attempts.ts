/**
 * Counts failed attempts, in the database, so that all processes count together. One is counted
 * before it is made: many at once are not more than many after each other.
 */
import { createHash } from "node:crypto";
import type { Store } from "@bole/store";
import { accountErrors } from "../errors.ts";
import type { AccountTables } from "../sql/tables.ts";

const WINDOW_MS = 15 * 60_000;

/** Of one window, by what is attempted. */
const LIMITS = { account: 10, address: 100, mail: 3, audit: 1 } as const;

export interface Attempted {
  readonly kind: keyof typeof LIMITS;
  readonly name: string;
}

export class Attempts {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** Throws `too-many-attempts`, for accounts that exist and for those that don't. */
  async count(attempted: readonly Attempted[]): Promise<void> {
    for (const one of attempted) await this.#countOne(one);
  }

  /** The same, for those who must not learn of it. */
  async isWithin(attempted: Attempted): Promise<boolean> {
    const { count } = await this.#add(attempted);
    return count <= LIMITS[attempted.kind];
  }

  /** It did not fail. */
  async forget(attempted: readonly Attempted[]): Promise<void> {
    for (const one of attempted)
      await this.#store.global.deleteFrom("auth_attempts").where("key", "=", keyOf(one)).execute();
  }

  async #countOne(attempted: Attempted): Promise<void> {
    const { count, until } = await this.#add(attempted);
    if (count <= LIMITS[attempted.kind]) return;
    throw accountErrors.error("too-many-attempts", {
      detail: `Nothing more is tried before ${until}.`,
      data: { retry_at: until },
    });
  }

  async #add(attempted: Attempted) {
    const key = keyOf(attempted);
    const now = this.#now();
    const fresh = { count: 1, until: new Date(now.getTime() + WINDOW_MS).toISOString() };
    return this.#store.transaction(async (transaction) => {
      await transaction.lock(`attempts:${key}`);
      const table = transaction.global;
      const known = await table
        .selectFrom("auth_attempts")
        .select(["count", "until"])
        .where("key", "=", key)
        .executeTakeFirst();
      const isOver = known === undefined || known.until <= now.toISOString();
      const next = isOver ? fresh : { ...known, count: known.count + 1 };
      await table
        .insertInto("auth_attempts")
        .values({ key, ...next })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(next))
        .execute();
      return next;
    });
  }
}

/** Addresses of people are kept nowhere that they need not be. */
function keyOf({ kind, name }: Attempted): string {
  return createHash("sha256").update(`${kind}:${name.trim().toLowerCase()}`).digest("base64url");
}
