import type { SessionLocks, Store } from "@bole/store";
import type { Presence, PresencePort } from "../ports/presence.ts";
import type { EngineTables } from "./tables.ts";

/** Owners that can be looked for. Those of older versions hold no lock, and are not dead for that. */
const PRESENT = "live:";
/** How long an owner must have been away: one whose connection broke takes its lock again. */
const AWAY_MS = 2_000;

/**
 * A process holds a session lock with its owner's name, which PostgreSQL lets go of when the process
 * dies. A process that is only slow, or whose clock is wrong, keeps its runs.
 */
export class SqlPresence implements PresencePort {
  readonly #store: Store<EngineTables>;
  readonly #locks: SessionLocks;
  #away = new Map<string, number>();

  constructor(store: Store<EngineTables>, locks: SessionLocks) {
    this.#store = store;
    this.#locks = locks;
  }

  async enter(owner: string): Promise<Presence> {
    const name = PRESENT + owner;
    const held = await this.#locks.hold(name);
    return held ? { owner: name, leave: held.release } : { owner, leave: async () => undefined };
  }

  async releaseDead(now: number): Promise<number> {
    const db = this.#store.acrossTenants("A process holds runs of all tenants.");
    const rows = await db
      .selectFrom("engine_runs")
      .select("owner")
      .distinct()
      .where("status", "in", ["running", "waiting"])
      .where("owner", "like", `${PRESENT}%`)
      .where("lease_until", ">", now)
      .execute();
    const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
    const away = owners.length === 0 ? [] : await this.#locks.unheld(owners);
    this.#away = new Map(away.map((owner) => [owner, this.#away.get(owner) ?? now]));
    const dead = away.filter((owner) => now - (this.#away.get(owner) ?? now) >= AWAY_MS);
    if (dead.length === 0) return 0;
    await db
      .updateTable("engine_runs")
      .set({ lease_until: 0 })
      .where("owner", "in", dead)
      .execute();
    return dead.length;
  }
}
