/** Links that make somebody a member: shown once, good for a week, used once. */
import { randomUUID } from "node:crypto";
import type { Principal } from "@bole/base";
import type { Store, StoreTransaction } from "@bole/store";
import { accountErrors } from "../errors.ts";
import { type Invitation, NewInvitation, type Roles } from "../model.ts";
import { rolesFrom, rolesToJson } from "../roles-json.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { AccountTables } from "../sql/tables.ts";

const VALID_MS = 7 * 86_400_000;

const COLUMNS = ["id", "email", "roles", "invited_by", "created_at", "expires_at"] as const;

export class Invitations {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async create(
    { tenant, user }: Pick<Principal, "tenant" | "user">,
    request: NewInvitation,
  ): Promise<Invitation & { token: string }> {
    const { email, roles } = NewInvitation.parse(request);
    const member = await this.#store
      .forTenant(tenant)
      .selectFrom("members")
      .innerJoin("auth_users", "auth_users.id", "members.user_id")
      .select("members.user_id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (member !== undefined)
      throw accountErrors.error("member-exists", `${email} is a member already.`);
    const at = this.#now();
    const token = newSecret();
    const row = {
      id: randomUUID(),
      email,
      invited_by: user,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + VALID_MS).toISOString(),
    };
    await this.#store
      .forTenant(tenant)
      .insertInto("invitations")
      .values({
        ...row,
        roles: rolesToJson(roles),
        token_hash: hashOf(token),
        accepted_at: null,
        revoked_at: null,
      })
      .execute();
    return { ...row, roles, token };
  }

  /** Those that can still be used. */
  async list(tenant: string): Promise<Invitation[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("invitations")
      .select(COLUMNS)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", this.#now().toISOString())
      .orderBy("created_at", "desc")
      .execute();
    return rows.map((row) => ({ ...row, roles: rolesFrom(row.roles) }));
  }

  /** @returns what was withdrawn */
  async revoke(
    { tenant }: Pick<Principal, "tenant">,
    id: string,
  ): Promise<Pick<Invitation, "email" | "roles">> {
    const row = await this.#store
      .forTenant(tenant)
      .updateTable("invitations")
      .set({ revoked_at: this.#now().toISOString() })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .returning(["email", "roles"])
      .executeTakeFirst();
    if (row === undefined) throw invalid();
    return { email: row.email, roles: rolesFrom(row.roles) };
  }

  /** Throws `invitation-invalid` for one that is not there, or not any more. */
  async find(token: string) {
    const row = await this.#store
      .acrossTenants("The link says which organisation it is for.")
      .selectFrom("invitations")
      .innerJoin("organisations", "organisations.tenant", "invitations.tenant")
      .select(["invitations.tenant", "id", "email", "roles", "organisations.name as organisation"])
      .where("token_hash", "=", hashOf(token))
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", this.#now().toISOString())
      .executeTakeFirst();
    if (row === undefined) throw invalid();
    return { ...row, roles: rolesFrom(row.roles) };
  }

  /** Those that an address can still use, in whichever organisations. */
  async forEmail(email: string): Promise<Redeemable[]> {
    const rows = await this.#store
      .acrossTenants("Somebody who has no account yet belongs to no organisation.")
      .selectFrom("invitations")
      .select(["tenant", "id", "roles"])
      .where("email", "=", email)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", this.#now().toISOString())
      .orderBy("created_at")
      .execute();
    return rows.map((row) => ({ ...row, roles: rolesFrom(row.roles) }));
  }

  /** Makes somebody a member, in the caller's transaction; throws when it was used meanwhile. */
  async redeem(
    transaction: StoreTransaction<AccountTables>,
    { tenant, id, roles }: Redeemable,
    user_id: string,
  ): Promise<void> {
    const at = this.#now().toISOString();
    const db = transaction.forTenant(tenant);
    const { numUpdatedRows } = await db
      .updateTable("invitations")
      .set({ accepted_at: at })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw invalid();
    await db
      .insertInto("members")
      .values({ user_id, roles: rolesToJson(roles), created_at: at })
      .onConflict((conflict) => conflict.columns(["tenant", "user_id"]).doNothing())
      .execute();
  }
}

interface Redeemable {
  readonly tenant: string;
  readonly id: string;
  readonly roles: Roles;
}

function invalid() {
  return accountErrors.error("invitation-invalid", "This link cannot be used.");
}
