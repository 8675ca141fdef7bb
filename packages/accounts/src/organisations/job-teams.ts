/** Which jobs are whose: hiring managers see the jobs that they are in the team of. */
import type { Store } from "@bole/store";
import type { AccountTables } from "../sql/tables.ts";

export class JobTeams {
  readonly #store: Store<AccountTables>;

  constructor(store: Store<AccountTables>) {
    this.#store = store;
  }

  async of(tenant: string, job: string): Promise<string[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("job_teams")
      .select("user_id")
      .where("job_id", "=", job)
      .orderBy("user_id")
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  async jobsOf(tenant: string, user: string): Promise<string[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("job_teams")
      .select("job_id")
      .where("user_id", "=", user)
      .execute();
    return rows.map(({ job_id }) => job_id);
  }

  /** Those who are no members are left out. */
  async set(tenant: string, job: string, users: readonly string[]): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      await db.deleteFrom("job_teams").where("job_id", "=", job).execute();
      if (users.length === 0) return;
      const members = await db
        .selectFrom("members")
        .select("user_id")
        .where("user_id", "in", users)
        .execute();
      for (const { user_id } of members)
        await db.insertInto("job_teams").values({ job_id: job, user_id }).execute();
    });
  }
}
