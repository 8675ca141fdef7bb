import type { Store, StoreTransaction } from "@bole/store";
import { fromText, toText } from "../json-text.ts";
import type { PlanAudit, PlanPut, PlansPort, StoredPlan } from "../ports/plans.ts";
import type { EngineTables } from "./tables.ts";

const COLUMNS = ["plan_id", "ver", "plan", "author", "tags", "created_at"] as const;
type PlanRow = Pick<EngineTables["engine_plans"], (typeof COLUMNS)[number]>;

/**
 * Plans by name. A deletion is a line of the audit: the versions stay, and go on counting, so that
 * what a run was started with can still be read.
 */
export class SqlPlans implements PlansPort {
  readonly #store: Store<EngineTables>;
  readonly #now: () => Date;

  constructor(store: Store<EngineTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  put(tenant: string, { plan_id, plan, author, tags = [] }: PlanPut): Promise<StoredPlan> {
    return this.#changing(tenant, plan_id, async (transaction) => {
      const db = transaction.forTenant(tenant);
      const last = await this.#lastChange(transaction, tenant, plan_id);
      const ver = (last?.ver ?? 0) + 1;
      const created_at = this.#now().toISOString();
      const stored = { plan_id, ver, plan, author, tags: [...tags], created_at };
      await db
        .insertInto("engine_plans")
        .values({ ...stored, plan: toText(plan), tags: toText(tags) })
        .execute();
      const action = last === undefined || last.action === "deleted" ? "created" : "changed";
      await db
        .insertInto("engine_plan_audit")
        .values({ plan_id, ver, action, author, at: created_at })
        .execute();
      return stored;
    });
  }

  async get(tenant: string, planId: string, ver?: number): Promise<StoredPlan | null> {
    const wanted =
      ver === undefined
        ? this.#newest(tenant)
        : this.#select(tenant).where("engine_plans.ver", "=", ver);
    const row = await wanted.where("engine_plans.plan_id", "=", planId).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  async list(tenant: string): Promise<StoredPlan[]> {
    const rows = await this.#newest(tenant).orderBy("engine_plans.pos", "desc").execute();
    return rows.map(fromRow);
  }

  /** The newest version of each plan that is not deleted. */
  #newest(tenant: string) {
    return this.#select(tenant)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("engine_plans as newer")
              .select("newer.ver")
              .whereRef("newer.tenant", "=", "engine_plans.tenant")
              .whereRef("newer.plan_id", "=", "engine_plans.plan_id")
              .whereRef("newer.ver", ">", "engine_plans.ver"),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("engine_plan_audit as deletion")
              .select("deletion.ver")
              .whereRef("deletion.tenant", "=", "engine_plans.tenant")
              .whereRef("deletion.plan_id", "=", "engine_plans.plan_id")
              .whereRef("deletion.ver", "=", "engine_plans.ver")
              .where("deletion.action", "=", "deleted"),
          ),
        ),
      );
  }

  async versions(tenant: string, planId: string): Promise<StoredPlan[]> {
    const rows = await this.#select(tenant).where("plan_id", "=", planId).orderBy("ver").execute();
    return rows.map(fromRow);
  }

  delete(tenant: string, plan_id: string, author: string): Promise<boolean> {
    return this.#changing(tenant, plan_id, async (transaction) => {
      const db = transaction.forTenant(tenant);
      const last = await this.#lastChange(transaction, tenant, plan_id);
      if (last === undefined || last.action === "deleted") return false;
      const at = this.#now().toISOString();
      await db
        .insertInto("engine_plan_audit")
        .values({ plan_id, ver: last.ver, action: "deleted", author, at })
        .execute();
      return true;
    });
  }

  async audit(tenant: string, planId: string): Promise<PlanAudit[]> {
    return this.#store
      .forTenant(tenant)
      .selectFrom("engine_plan_audit")
      .select(["plan_id", "ver", "action", "author", "at"])
      .where("plan_id", "=", planId)
      .orderBy("pos")
      .execute();
  }

  /** One change of a plan at a time: the next version is decided by reading the last. */
  #changing<T>(
    tenant: string,
    planId: string,
    work: (transaction: StoreTransaction<EngineTables>) => Promise<T>,
  ): Promise<T> {
    return this.#store.transaction(async (transaction) => {
      await transaction.lock(`plan:${tenant}:${planId}`);
      return work(transaction);
    });
  }

  #lastChange(transaction: StoreTransaction<EngineTables>, tenant: string, planId: string) {
    return transaction
      .forTenant(tenant)
      .selectFrom("engine_plan_audit")
      .select(["ver", "action"])
      .where("plan_id", "=", planId)
      .orderBy("pos", "desc")
      .limit(1)
      .executeTakeFirst();
  }

  #select(tenant: string) {
    return this.#store.forTenant(tenant).selectFrom("engine_plans").select(COLUMNS);
  }
}

function fromRow(row: PlanRow): StoredPlan {
  return { ...row, plan: fromText(row.plan), tags: fromText(row.tags) };
}
