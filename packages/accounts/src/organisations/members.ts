/** Who belongs to an organisation, and as what. */
import type { Principal } from "@bole/base";
import type { Store, StoreTransaction } from "@bole/store";
import { accountErrors } from "../errors.ts";
import { Member, type Roles } from "../model.ts";
import { rolesFrom, rolesToJson } from "../roles-json.ts";
import type { AccountTables } from "../sql/tables.ts";

export interface Membership {
  readonly tenant: string;
  /** Of the organisation. */
  readonly name: string;
  readonly roles: Roles;
}

export class Members {
  readonly #store: Store<AccountTables>;

  constructor(store: Store<AccountTables>) {
    this.#store = store;
  }

  async list(tenant: string): Promise<Member[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("members")
      .innerJoin("auth_users", "auth_users.id", "members.user_id")
      .select(["user_id", "name", "email", "image", "roles", "time_zone", "members.created_at"])
      .orderBy("name")
      .execute();
    return rows.map(({ image, ...row }) =>
      Member.parse({ ...row, avatar: image, roles: rolesFrom(row.roles) }),
    );
  }

  /** Throws `member-unknown`. */
  async get(tenant: string, user: string): Promise<Member> {
    const found = (await this.list(tenant)).find(({ user_id }) => user_id === user);
    if (found === undefined) throw unknown(user);
    return found;
  }

  /** Time zones that members chose in their profiles, by address in lower case. */
  async zones(tenant: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("members")
      .innerJoin("auth_users", "auth_users.id", "members.user_id")
      .select(["email", "time_zone"])
      .execute();
    return new Map(
      rows.flatMap(({ email, time_zone }) => (time_zone === null ? [] : [[email, time_zone]])),
    );
  }

  /** Where somebody belongs, those first that they joined first. */
  async of(user: string): Promise<Membership[]> {
    const rows = await this.#store
      .acrossTenants("Somebody's organisations are found before one of them is chosen.")
      .selectFrom("members")
      .innerJoin("organisations", "organisations.tenant", "members.tenant")
      .select(["members.tenant", "organisations.name", "roles"])
      .where("user_id", "=", user)
      .orderBy("members.created_at")
      .orderBy("members.tenant")
      .execute();
    return rows.map((row) => ({ ...row, roles: rolesFrom(row.roles) }));
  }

  async setRoles({ tenant }: Principal, user: string, roles: Roles): Promise<void> {
    await this.#change(tenant, user, !roles.includes("owner"), async (transaction) => {
      await transaction
        .forTenant(tenant)
        .updateTable("members")
        .set({ roles: rolesToJson(roles) })
        .where("user_id", "=", user)
        .execute();
    });
  }

  /** What they have done stays; they see nothing of it any more, and their API keys end. */
  async remove({ tenant }: Principal, user: string): Promise<void> {
    await this.#change(tenant, user, true, async (transaction) => {
      const db = transaction.forTenant(tenant);
      await db.deleteFrom("members").where("user_id", "=", user).execute();
      await db.deleteFrom("job_teams").where("user_id", "=", user).execute();
    });
  }

  async #change(
    tenant: string,
    user: string,
    endsOwner: boolean,
    change: (transaction: StoreTransaction<AccountTables>) => Promise<void>,
  ): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      await transaction.lock(`members:${tenant}`);
      const rows = await transaction
        .forTenant(tenant)
        .selectFrom("members")
        .select(["user_id", "roles"])
        .execute();
      if (!rows.some(({ user_id }) => user_id === user)) throw unknown(user);
      const owners = rows.filter(({ roles }) => rolesFrom(roles).includes("owner"));
      if (endsOwner && owners.length === 1 && owners[0]?.user_id === user)
        throw accountErrors.error("last-owner", "Nobody else is an owner.");
      await change(transaction);
    });
  }
}

function unknown(user: string) {
  return accountErrors.error("member-unknown", `"${user}" is no member.`);
}
