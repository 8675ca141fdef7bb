/**
 * Counts what was done, in SQL: a restart forgets nothing, and of many requests at once exactly as
 * many pass as the limit allows. Reserve, then commit or release; what is reserved counts, so a
 * process that dies in between leaves a limit rather too full than too empty.
 */
import type { StoreTransaction, TenantDb } from "@bole/store";
import { guardrailErrors } from "../errors.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import type { Hold } from "./hold.ts";

type Transaction = StoreTransaction<GuardrailTables>;
interface Held {
  readonly bucket: string;
  readonly amount: number;
}
type Reservation = Pick<GuardrailTables["guardrail_reservations"], "holds" | "state">;

export class Counters {
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** From here to the transaction's end, nobody else counts for this tenant. */
  async lock(transaction: Transaction, tenant: string): Promise<void> {
    await transaction.lock(`guardrail-counters:${tenant}`);
  }

  async used(db: TenantDb<GuardrailTables>, bucket: string): Promise<number> {
    const row = await db
      .selectFrom("guardrail_counters")
      .select("used")
      .where("bucket", "=", bucket)
      .executeTakeFirst();
    return row?.used ?? 0;
  }

  async state(
    db: TenantDb<GuardrailTables>,
    id: string,
  ): Promise<Reservation["state"] | undefined> {
    return (await this.#find(db, id))?.state;
  }

  async hold(
    db: TenantDb<GuardrailTables>,
    id: string,
    holds: readonly Hold[],
    user: string,
  ): Promise<void> {
    const kept = holds.filter(({ bucket }) => bucket !== "");
    for (const { bucket, amount } of kept) await this.#add(db, bucket, amount);
    const at = this.#now().toISOString();
    const row = {
      holds: JSON.stringify(kept.map(({ bucket, amount }) => ({ bucket, amount }))),
      state: "reserved" as const,
      user_id: user,
      updated_at: at,
    };
    await db
      .insertInto("guardrail_reservations")
      .values({ ...row, reservation_id: id, created_at: at })
      .onConflict((conflict) => conflict.columns(["tenant", "reservation_id"]).doUpdateSet(row))
      .execute();
  }

  /** It was done. What it really took replaces what was reserved in the buckets that are given. */
  async commit(
    db: TenantDb<GuardrailTables>,
    id: string,
    actual: (bucket: string) => number | undefined,
  ): Promise<void> {
    for (const { bucket, amount } of await this.#open(db, id)) {
      const difference = (actual(bucket) ?? amount) - amount;
      if (difference !== 0) await this.#add(db, bucket, difference);
    }
    await this.#close(db, id, "committed");
  }

  /** It was not done: what was reserved is free again. */
  async release(db: TenantDb<GuardrailTables>, id: string): Promise<void> {
    for (const { bucket, amount } of await this.#open(db, id)) await this.#add(db, bucket, -amount);
    await this.#close(db, id, "released");
  }

  async #add(db: TenantDb<GuardrailTables>, bucket: string, amount: number): Promise<void> {
    const used = (await this.used(db, bucket)) + amount;
    const updated_at = this.#now().toISOString();
    await db
      .insertInto("guardrail_counters")
      .values({ bucket, used, updated_at })
      .onConflict((conflict) =>
        conflict.columns(["tenant", "bucket"]).doUpdateSet({ used, updated_at }),
      )
      .execute();
  }

  #find(db: TenantDb<GuardrailTables>, id: string): Promise<Reservation | undefined> {
    return db
      .selectFrom("guardrail_reservations")
      .select(["holds", "state"])
      .where("reservation_id", "=", id)
      .executeTakeFirst();
  }

  async #open(db: TenantDb<GuardrailTables>, id: string): Promise<Held[]> {
    const row = await this.#find(db, id);
    if (row === undefined) {
      throw guardrailErrors.error(
        "guardrail-reservation-unknown",
        `There is no reservation ${id}.`,
      );
    }
    if (row.state !== "reserved") {
      throw guardrailErrors.error(
        "guardrail-reservation-closed",
        `The reservation ${id} has been ${row.state}.`,
      );
    }
    return JSON.parse(row.holds);
  }

  async #close(
    db: TenantDb<GuardrailTables>,
    id: string,
    state: Reservation["state"],
  ): Promise<void> {
    await db
      .updateTable("guardrail_reservations")
      .set({ state, updated_at: this.#now().toISOString() })
      .where("reservation_id", "=", id)
      .execute();
  }
}
