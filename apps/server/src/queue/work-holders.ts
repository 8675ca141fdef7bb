/**
 * Knows which process has which work in hand, and finds out within seconds that one has died. pg-boss
 * alone would wait for ten seconds without a heartbeat. As for runs (decision 38), a process holds a
 * session lock with its name, which PostgreSQL lets go of when the process is killed.
 */
import { randomUUID } from "node:crypto";
import type { EngineTables } from "@bole/engine";
import type { HeldLock, Store } from "@bole/store";

/** How long a process must have been away: one whose connection broke takes its lock again. */
const AWAY_MS = 2_000;

const WHY = "A process has the work of all tenants in hand.";

export interface HeldWork {
  readonly work_id: string;
  readonly queue: string;
}

export class WorkHolders {
  readonly #store: Store<EngineTables>;
  readonly #owner = `work:${randomUUID()}`;
  #lock: HeldLock | null = null;
  #away = new Map<string, number>();

  private constructor(store: Store<EngineTables>) {
    this.#store = store;
  }

  static async open(store: Store<EngineTables>): Promise<WorkHolders> {
    const holders = new WorkHolders(store);
    holders.#lock = (await store.sessionLocks?.hold(holders.#owner)) ?? null;
    return holders;
  }

  /** Where nobody could see that this process has died, nothing is noted: heartbeats tell. */
  async take({ work_id, queue }: HeldWork): Promise<void> {
    if (this.#lock === null) return;
    const owner = this.#owner;
    await this.#store
      .acrossTenants(WHY)
      .insertInto("engine_work_holders")
      .values({ work_id, queue, owner })
      .onConflict((conflict) => conflict.column("work_id").doUpdateSet({ owner }))
      .execute();
  }

  async leave(work_id: string): Promise<void> {
    if (this.#lock === null) return;
    await this.#store
      .acrossTenants(WHY)
      .deleteFrom("engine_work_holders")
      .where("work_id", "=", work_id)
      .where("owner", "=", this.#owner)
      .execute();
  }

  /** Takes from dead processes what they had; each is given to one caller. */
  async takeFromDead(now: number): Promise<HeldWork[]> {
    if (this.#lock === null) return [];
    const db = this.#store.acrossTenants(WHY);
    const rows = await db.selectFrom("engine_work_holders").select("owner").distinct().execute();
    const others = rows.map(({ owner }) => owner).filter((owner) => owner !== this.#owner);
    const away =
      others.length === 0 ? [] : ((await this.#store.sessionLocks?.unheld(others)) ?? []);
    this.#away = new Map(away.map((owner) => [owner, this.#away.get(owner) ?? now]));
    const dead = away.filter((owner) => now - (this.#away.get(owner) ?? now) >= AWAY_MS);
    if (dead.length === 0) return [];
    return db
      .deleteFrom("engine_work_holders")
      .where("owner", "in", dead)
      .returning(["work_id", "queue"])
      .execute();
  }

  async close(): Promise<void> {
    await this.#lock?.release();
    this.#lock = null;
  }
}
