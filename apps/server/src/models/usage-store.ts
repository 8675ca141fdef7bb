/** What models and embedded solvers have done, by day, task, person, model and outcome. */
import { type Guardrails, guardrailMigrations, inMillionths, localDay } from "@bole/guardrails";
import type { BookedCall, GivenAnswer } from "@bole/models";
import type { Store, StoreTransaction, TenantDb } from "@bole/store";
import { actingUser } from "./acting-user.ts";
import { type ModelTables, modelMigrations, SUMS } from "./model-tables.ts";

export type UsageRow = Omit<ModelTables["model_usage"], "tenant">;
type Entry = Pick<UsageRow, "task" | "model" | "outcome"> & Partial<UsageRow>;

export const OK = "ok";
/** In the place of a model's name. */
export const EMBEDDED = "";

const NOTHING = {
  ...{ answers: 0, calls: 0, input_tokens: 0, output_tokens: 0, cached_tokens: 0 },
  ...{ cost: 0, unpriced: 0, ms: 0 },
};

export class UsageStore {
  readonly #store: Store<ModelTables>;
  readonly #guardrails: Guardrails;
  readonly #now: () => Date;

  constructor(store: Store<ModelTables>, guardrails: Guardrails, now = () => new Date()) {
    this.#store = store;
    this.#guardrails = guardrails;
    this.#now = now;
  }

  /** Writes calls together with what counts them against the limits: neither is ever without the other. */
  async book(
    tenant: string,
    task: string,
    calls: readonly BookedCall[],
    count: (transaction: StoreTransaction<ModelTables>) => Promise<unknown>,
  ): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      await count(transaction);
      for (const call of calls) await this.#add(transaction, tenant, entryOf(task, call));
    });
  }

  async answered(tenant: string, { task, model, because }: GivenAnswer): Promise<void> {
    const entry = { task, model: model ?? EMBEDDED, outcome: because ?? OK, answers: 1 };
    await this.#store.transaction((transaction) => this.#add(transaction, tenant, entry));
  }

  /** Of the days from the first to the last, both included. */
  rows(tenant: string, from: string, to: string): Promise<UsageRow[]> {
    return this.#store
      .forTenant(tenant)
      .selectFrom("model_usage")
      .select(["day", "task", "user_id", "model", "outcome", ...SUMS])
      .where("day", ">=", from)
      .where("day", "<=", to)
      .orderBy("day", "desc")
      .execute();
  }

  /** Which day the tenant has, as the limits count it. */
  async today(tenant: string): Promise<string> {
    const { policy } = await this.#guardrails.policy(tenant);
    return localDay(this.#now(), policy.time_zone);
  }

  async #add(
    transaction: StoreTransaction<ModelTables>,
    tenant: string,
    entry: Entry,
  ): Promise<void> {
    await transaction.lock(`model-usage:${tenant}`);
    const { policy } = await this.#guardrails.policyIn(transaction.of(guardrailMigrations), tenant);
    const key = {
      ...{ day: localDay(this.#now(), policy.time_zone), task: entry.task },
      ...{ user_id: actingUser(), model: entry.model, outcome: entry.outcome },
    };
    const db = transaction.of(modelMigrations).forTenant(tenant);
    const known = (await find(db, key)) ?? NOTHING;
    const sums = Object.fromEntries(SUMS.map((name) => [name, known[name] + (entry[name] ?? 0)]));
    const row = { ...NOTHING, ...sums };
    await db
      .insertInto("model_usage")
      .values({ ...key, ...row })
      .onConflict((conflict) =>
        conflict.columns(["tenant", "day", "task", "user_id", "model", "outcome"]).doUpdateSet(row),
      )
      .execute();
  }
}

function find(
  db: TenantDb<ModelTables>,
  key: Pick<UsageRow, "day" | "task" | "user_id" | "model" | "outcome">,
) {
  return db
    .selectFrom("model_usage")
    .select([...SUMS])
    .where("day", "=", key.day)
    .where("task", "=", key.task)
    .where("user_id", "=", key.user_id)
    .where("model", "=", key.model)
    .where("outcome", "=", key.outcome)
    .executeTakeFirst();
}

const entryOf = (task: string, { model, tokens, cost, ms, failure }: BookedCall): Entry => ({
  ...{ task, model, outcome: failure ?? OK, calls: 1, ms: Math.round(ms) },
  ...{ input_tokens: tokens.input, output_tokens: tokens.output, cached_tokens: tokens.cached },
  ...{ cost: inMillionths(cost ?? 0), unpriced: cost === null ? 1 : 0 },
});
