import { errorText } from "@bole/base";
import { type Store, storeErrors } from "@bole/store";
import type { Clock, Ids } from "../../contracts/execution-ctx.ts";
import { fromText, toText } from "../../memory/json-text.ts";
import type { EngineTables } from "../../memory/sql/tables.ts";
import { randomIds, systemClock } from "../../runtime/defaults.ts";
import { Limiter } from "../limiter.ts";
import type { WorkLimits } from "../limits.ts";
import {
  backoffOf,
  type DeadLetter,
  PRIORITY_ORDER,
  WorkDraft,
  type WorkHandler,
  type WorkQueue,
} from "../work-queue.ts";
import { Worker } from "./worker.ts";

export interface SqlWorkQueueOptions {
  /** @default 16 at the same time */
  readonly limits?: WorkLimits;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Called where the database fails while nobody waits for an answer. */
  readonly onError?: (error: unknown) => void;
}

const ACROSS = "A queue has the work of all tenants.";
const MOST_DEAD = 1_000;
/** Looked at in one go: more wait behind them. */
const MOST_DUE = 1_000;
const DEFAULT_LIMITS: WorkLimits = { global: { concurrency: 16 } };

type Row = EngineTables["engine_work"];

/**
 * Work of one process, kept in its database so that it outlives the process. What was under way when
 * the process died waits again. Two processes must not work one database: they would not see each
 * other's work begin.
 */
export class SqlWorkQueue implements WorkQueue {
  readonly #store: Store<EngineTables>;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #limiter: Limiter;
  readonly #workers = new Map<string, Worker>();
  readonly #onError: (error: unknown) => void;

  private constructor(store: Store<EngineTables>, options: SqlWorkQueueOptions) {
    this.#store = store;
    this.#clock = options.clock ?? systemClock;
    this.#ids = options.ids ?? randomIds;
    this.#onError = options.onError ?? (() => undefined);
    this.#limiter = new Limiter(options.limits ?? DEFAULT_LIMITS, this.#clock, () => this.#look());
  }

  static async open(
    store: Store<EngineTables>,
    options: SqlWorkQueueOptions = {},
  ): Promise<SqlWorkQueue> {
    const db = store.acrossTenants(ACROSS);
    const left = await db
      .selectFrom("engine_work")
      .select(["tenant", "id"])
      .where("state", "=", "active")
      .execute();
    for (const { tenant, id } of left) {
      const again = store.forTenant(tenant).updateTable("engine_work").set({ state: "waiting" });
      // The same work was added again meanwhile: once is enough.
      await again
        .where("id", "=", id)
        .execute()
        .catch(async (error: unknown) => {
          if (!storeErrors.is(error, "duplicate-row")) throw error;
          await store.forTenant(tenant).deleteFrom("engine_work").where("id", "=", id).execute();
        });
    }
    return new SqlWorkQueue(store, options);
  }

  async add(draft: WorkDraft): Promise<boolean> {
    const { tenant, data, priority, run_at, ...rest } = WorkDraft.parse(draft);
    const row = {
      ...rest,
      id: this.#ids.next("work"),
      data: toText(data),
      priority: PRIORITY_ORDER[priority],
      state: "waiting" as const,
      attempt: 0,
      run_at: run_at ?? this.#clock.now(),
      error: null,
      died_at: null,
    };
    try {
      await this.#store.forTenant(tenant).insertInto("engine_work").values(row).execute();
    } catch (error) {
      if (storeErrors.is(error, "duplicate-row")) return false;
      throw error;
    }
    this.#workers.get(rest.queue)?.look();
    return true;
  }

  async work(queue: string, handler: WorkHandler): Promise<() => Promise<void>> {
    const worker = new Worker({
      clock: this.#clock,
      limiter: this.#limiter,
      handler,
      onError: this.#onError,
      due: (now) => this.#waiting(queue, now),
      begin: (row) => this.#change(row, { state: "active", attempt: row.attempt + 1 }),
      done: (row) => this.#remove(row.tenant, row.id, "active"),
      failed: (row, error) => this.#failed(row, error),
    });
    this.#workers.set(queue, worker);
    worker.look();
    return async () => {
      this.#workers.delete(queue);
      await worker.close();
    };
  }

  async deadLetters(tenant: string): Promise<DeadLetter[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("engine_work")
      .selectAll()
      .where("state", "=", "dead")
      .orderBy("died_at", "desc")
      .limit(MOST_DEAD)
      .execute();
    return rows.map(({ id, queue, agent, key, data, attempt, error, died_at }) => ({
      ...{ id, queue, tenant, agent, key, attempt, data: fromText(data) },
      error: error ?? "",
      died_at: died_at ?? "",
    }));
  }

  async revive(tenant: string, id: string): Promise<boolean> {
    const again = this.#store
      .forTenant(tenant)
      .updateTable("engine_work")
      .set({ state: "waiting", attempt: 0, run_at: this.#clock.now(), error: null, died_at: null })
      .where("id", "=", id)
      .where("state", "=", "dead");
    try {
      const { numUpdatedRows } = await again.executeTakeFirst();
      this.#look();
      return numUpdatedRows > 0n;
    } catch (error) {
      if (!storeErrors.is(error, "duplicate-row")) throw error;
      return this.#remove(tenant, id, "dead");
    }
  }

  discard(tenant: string, id: string): Promise<boolean> {
    return this.#remove(tenant, id, "dead");
  }

  async close(): Promise<void> {
    this.#limiter.close();
    const workers = [...this.#workers.values()];
    this.#workers.clear();
    await Promise.all(workers.map((worker) => worker.close()));
  }

  #look(): void {
    for (const worker of this.#workers.values()) worker.look();
  }

  /** What could begin now, those first that go first; and when the next of the others can. */
  async #waiting(queue: string, now: number): Promise<{ due: Row[]; nextAt: number | null }> {
    const waiting = this.#store
      .acrossTenants(ACROSS)
      .selectFrom("engine_work")
      .where("queue", "=", queue)
      .where("state", "=", "waiting");
    const due = await waiting
      .selectAll()
      .where("run_at", "<=", now)
      .orderBy("priority", "desc")
      .orderBy("run_at")
      .orderBy("pos")
      .limit(MOST_DUE)
      .execute();
    const next = await waiting
      .select("run_at")
      .where("run_at", ">", now)
      .orderBy("run_at")
      .limit(1)
      .executeTakeFirst();
    return { due, nextAt: next?.run_at ?? null };
  }

  async #failed(row: Row, error: unknown): Promise<void> {
    const attempt = row.attempt + 1;
    const text = errorText(error);
    if (attempt >= row.attempts) {
      const died_at = new Date(this.#clock.now()).toISOString();
      return this.#change(row, { state: "dead", error: text, died_at });
    }
    const run_at = this.#clock.now() + backoffOf(row.backoff_ms, attempt);
    await this.#change(row, { state: "waiting", error: text, run_at }).catch(
      async (refused: unknown) => {
        if (!storeErrors.is(refused, "duplicate-row")) throw refused;
        await this.#remove(row.tenant, row.id, "active");
      },
    );
  }

  async #change({ tenant, id }: Row, change: Partial<Omit<Row, "tenant" | "pos">>): Promise<void> {
    const table = this.#store.forTenant(tenant).updateTable("engine_work");
    await table.set(change).where("id", "=", id).execute();
  }

  async #remove(tenant: string, id: string, state: Row["state"]): Promise<boolean> {
    const { numDeletedRows } = await this.#store
      .forTenant(tenant)
      .deleteFrom("engine_work")
      .where("id", "=", id)
      .where("state", "=", state)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
