/** Deletes what ended long ago and nobody needs: runs with all that they wrote, and what guardrails logged. */
import type { EngineTables } from "@bole/engine";
import type { GuardrailTables } from "@bole/guardrails";
import type { Store } from "@bole/store";

const OVER = ["completed", "failed", "cancelled"] as const;
/** Runs in one transaction: others are not to wait for long. */
const AT_ONCE = 200;

export class RunRetention {
  readonly #engine: Store<EngineTables>;
  readonly #guardrails: Store<GuardrailTables>;

  constructor(engine: Store<EngineTables>, guardrails: Store<GuardrailTables>) {
    this.#engine = engine;
    this.#guardrails = guardrails;
  }

  async countRuns(tenant: string, before: string): Promise<number> {
    const { count } = await this.#engine
      .forTenant(tenant)
      .selectFrom("engine_runs")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("status", "in", OVER)
      .where("updated_at", "<", before)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async deleteRuns(tenant: string, before: string): Promise<number> {
    let deleted = 0;
    for (;;) {
      const count = await this.#deleteSome(tenant, before);
      deleted += count;
      if (count < AT_ONCE) return deleted;
    }
  }

  async countLogs(tenant: string, before: string): Promise<number> {
    const { count } = await this.#guardrails
      .forTenant(tenant)
      .selectFrom("guardrail_logs")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("created_at", "<", before)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async deleteLogs(tenant: string, before: string): Promise<number> {
    const { numDeletedRows } = await this.#guardrails
      .forTenant(tenant)
      .deleteFrom("guardrail_logs")
      .where("created_at", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #deleteSome(tenant: string, before: string): Promise<number> {
    return this.#engine.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      const rows = await db
        .selectFrom("engine_runs")
        .select("run_id")
        .where("status", "in", OVER)
        .where("updated_at", "<", before)
        .limit(AT_ONCE)
        .execute();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ run_id }) => run_id);
      for (const table of ["engine_journal", "engine_events", "engine_gates"] as const) {
        await db.deleteFrom(table).where("run_id", "in", ids).execute();
      }
      const all = transaction.acrossTenants("checkpoints have the ids of these runs");
      for (const table of [
        "engine_checkpoint_writes",
        "engine_channel_values",
        "engine_checkpoints",
      ] as const) {
        await all
          .deleteFrom(table)
          .where(({ or, eb }) =>
            or(ids.flatMap((id) => [eb("thread_id", "=", id), eb("thread_id", "like", `${id}@%`)])),
          )
          .execute();
      }
      await db.deleteFrom("engine_runs").where("run_id", "in", ids).execute();
      return ids.length;
    });
  }
}
