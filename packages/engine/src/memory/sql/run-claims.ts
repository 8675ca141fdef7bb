import type { Params, Store } from "@bole/store";
import type { RunHold } from "../ports/hold.ts";
import type { RunRecord } from "../ports/runs.ts";
import type { EngineTables } from "./tables.ts";

/**
 * Which process may continue which run. A claim is one conditional update, so two processes that
 * ask at the same time never both get it; an owner that dies loses it when its lease is over.
 */
export class RunClaims {
  readonly #store: Store<EngineTables>;
  readonly #claim;
  readonly #release;
  readonly #nextWake;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
    this.#claim = store.prepare(
      (db, params: Params<{ run_id: string; owner: string; now: number; until: number }>) =>
        db
          .updateTable("engine_runs")
          .set(({ eb, or }) => ({
            owner: params.owner,
            lease_until: params.until,
            crashes: eb(
              "crashes",
              "+",
              eb
                .case()
                .when(or([eb("owner", "is", null), eb("owner", "=", params.owner)]))
                .then(0)
                .else(1)
                .end(),
            ),
          }))
          .where("run_id", "=", params.run_id)
          .where((compare) =>
            compare.or([
              compare("owner", "is", null),
              compare("owner", "=", params.owner),
              compare("lease_until", "<=", params.now),
            ]),
          ),
    );
    this.#release = store.prepare((db, params: Params<{ run_id: string; owner: string }>) =>
      db
        .updateTable("engine_runs")
        .set({ owner: null, lease_until: null, crashes: 0 })
        .where("run_id", "=", params.run_id)
        .where("owner", "=", params.owner),
    );
    this.#nextWake = store.prepareAcross("One timer serves the runs of all tenants.", (db) =>
      db
        .selectFrom("engine_runs")
        .select("wake_at")
        .where("status", "=", "waiting")
        .where("wake_at", "is not", null)
        .orderBy("wake_at")
        .limit(1),
    );
  }

  async claim(
    tenant: string,
    run_id: string,
    owner: string,
    now: number,
    until: number,
  ): Promise<boolean> {
    const db = this.#store.forTenant(tenant);
    return (await this.#claim.run(db, { run_id, owner, now, until })) === 1;
  }

  async release(tenant: string, run_id: string, owner: string): Promise<void> {
    await this.#release.run(this.#store.forTenant(tenant), { run_id, owner });
  }

  async releaseAll(): Promise<void> {
    await this.#store
      .acrossTenants("The only process holds the claims of all tenants.")
      .updateTable("engine_runs")
      .set({ lease_until: 0 })
      .where("owner", "is not", null)
      .execute();
  }

  /** Oldest first. */
  async due(now: number): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    return this.#store
      .acrossTenants("A process takes up the runs of all tenants.")
      .selectFrom("engine_runs as run")
      .select(["run.tenant", "run.run_id"])
      .where("run.status", "in", ["running", "waiting"])
      .where("run.hold", "is", null)
      .where(({ or, eb }) => or([eb("run.owner", "is", null), eb("run.lease_until", "<=", now)]))
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("run.status", "=", "running"),
          eb("run.wake_at", "<=", now),
          exists(
            selectFrom("engine_gates as gate")
              .select("gate.gate_id")
              .whereRef("gate.tenant", "=", "run.tenant")
              .whereRef("gate.run_id", "=", "run.run_id")
              .where("gate.status", "=", "answered")
              .where("gate.seen", "=", 0),
          ),
        ]),
      )
      .orderBy("run.pos")
      .execute();
  }

  async heldFor(reason: RunHold["reason"]): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    return this.#store
      .acrossTenants("A process takes up the runs of all tenants.")
      .selectFrom("engine_runs")
      .select(["tenant", "run_id"])
      .where("status", "=", "waiting")
      .where("waiting_for", "=", reason)
      .orderBy("pos")
      .execute();
  }

  async nextWake(): Promise<number | null> {
    const [first] = await this.#nextWake.all({});
    return first?.wake_at ?? null;
  }
}
