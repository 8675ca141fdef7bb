/** API keys: a program acts for the person who made its key, within the key's scopes. */
import { randomUUID } from "node:crypto";
import type { Principal } from "@bole/base";
import type { Store } from "@bole/store";
import { z } from "zod";
import { accountErrors } from "../errors.ts";
import { type ApiKey, NewApiKey } from "../model.ts";
import { Permission } from "../permissions/permissions.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { AccountTables } from "../sql/tables.ts";

const PREFIX = "bole_";
const SHOWN = PREFIX.length + 6;

const COLUMNS = [
  "id",
  "name",
  "start",
  "scopes",
  "created_at",
  "expires_at",
  "last_used_at",
] as const;

export class ApiKeys {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** The key itself is never shown again. */
  async create({ tenant, user }: Principal, request: NewApiKey): Promise<ApiKey & { key: string }> {
    const { name, scopes, expires_at } = NewApiKey.parse(request);
    const key = `${PREFIX}${newSecret()}`;
    const row = {
      id: randomUUID(),
      name,
      start: key.slice(0, SHOWN),
      created_at: this.#now().toISOString(),
      expires_at,
      last_used_at: null,
    };
    await this.#store
      .forTenant(tenant)
      .insertInto("api_keys")
      .values({
        ...row,
        user_id: user,
        key_hash: hashOf(key),
        scopes: JSON.stringify(scopes),
        revoked_at: null,
      })
      .execute();
    return { ...row, scopes, key };
  }

  async list({ tenant, user }: Principal): Promise<ApiKey[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("api_keys")
      .select(COLUMNS)
      .where("user_id", "=", user)
      .where("revoked_at", "is", null)
      .orderBy("created_at", "desc")
      .execute();
    return rows.map((row) => ({ ...row, scopes: scopesFrom(row.scopes) }));
  }

  /** @returns its name */
  async revoke({ tenant, user }: Principal, id: string): Promise<string> {
    const row = await this.#store
      .forTenant(tenant)
      .updateTable("api_keys")
      .set({ revoked_at: this.#now().toISOString() })
      .where("id", "=", id)
      .where("user_id", "=", user)
      .where("revoked_at", "is", null)
      .returning("name")
      .executeTakeFirst();
    if (row === undefined) throw accountErrors.error("key-unknown", `There is no API key "${id}".`);
    return row.name;
  }

  /** Whose key it is; undefined for one that was never made, has expired or was revoked. */
  async find(key: string) {
    const now = this.#now().toISOString();
    const row = await this.#store
      .acrossTenants("A key says which tenant it is for.")
      .selectFrom("api_keys")
      .select(["tenant", "id", "user_id", "scopes", "expires_at", "revoked_at", "last_used_at"])
      .where("key_hash", "=", hashOf(key))
      .executeTakeFirst();
    if (row === undefined || row.revoked_at !== null) return undefined;
    if (row.expires_at !== null && row.expires_at <= now) return undefined;
    await this.#touch(row, now);
    return { tenant: row.tenant, user: row.user_id, id: row.id, scopes: scopesFrom(row.scopes) };
  }

  /** To the minute is enough to find keys that nobody uses. */
  async #touch(row: { tenant: string; id: string; last_used_at: string | null }, now: string) {
    if (row.last_used_at?.slice(0, 16) === now.slice(0, 16)) return;
    await this.#store
      .forTenant(row.tenant)
      .updateTable("api_keys")
      .set({ last_used_at: now })
      .where("id", "=", row.id)
      .execute();
  }
}

function scopesFrom(json: string): Permission[] {
  return z.array(Permission).parse(JSON.parse(json));
}
