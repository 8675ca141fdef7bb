/** Rows of people who can sign in. Passwords are hashed by the library before they come here. */
import { randomUUID } from "node:crypto";
import type { Store, StoreScope } from "@bole/store";
import { Profile, type ProfileChange } from "../model.ts";
import type { AccountTables } from "../sql/tables.ts";

export interface NewUser {
  /** @default a new one */
  readonly id?: string;
  readonly name: string;
  readonly email: string;
  /** Undefined for somebody who signs in elsewhere. */
  readonly passwordHash?: string | undefined;
}

/** As the library calls it. */
export const PASSWORD_PROVIDER = "credential";

/** In whatever transaction the caller is. */
export async function addUser(
  scope: StoreScope<AccountTables>,
  { id = randomUUID(), name, email, passwordHash }: NewUser,
  at: string,
): Promise<string> {
  const times = { created_at: at, updated_at: at };
  await scope.global
    .insertInto("auth_users")
    .values({
      ...{ id, name, email: email.toLowerCase(), email_verified: 1, image: null },
      ...{ language: null, time_zone: null, two_factor_enabled: 0, ...times },
    })
    .execute();
  const credential = { user_id: id, account_id: id, provider_id: PASSWORD_PROVIDER };
  if (passwordHash !== undefined)
    await addCredential(scope, { ...credential, password: passwordHash }, at);
  return id;
}

/** A password, or who somebody is at another provider. */
export async function addCredential(
  scope: StoreScope<AccountTables>,
  credential: {
    readonly user_id: string;
    readonly account_id: string;
    readonly provider_id: string;
    readonly password: string | null;
  },
  at: string,
): Promise<void> {
  await scope.global
    .insertInto("auth_credentials")
    .values({
      ...{ id: randomUUID(), ...credential, created_at: at, updated_at: at },
      ...{ access_token: null, refresh_token: null, id_token: null, scope: null },
      ...{ access_token_expires_at: null, refresh_token_expires_at: null },
    })
    .execute();
}

export class Users {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async get(id: string): Promise<Profile | undefined> {
    const row = await this.#store.global
      .selectFrom("auth_users")
      .select(["id", "name", "email", "image", "language", "time_zone", "two_factor_enabled"])
      .where("id", "=", id)
      .executeTakeFirst();
    return (
      row && Profile.parse({ ...row, avatar: row.image, two_factor: row.two_factor_enabled === 1 })
    );
  }

  /** What people are called, members or not any more: who did something keeps their name. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#store.global
      .selectFrom("auth_users")
      .select(["id", "name"])
      .where("id", "in", ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** With the hash of their password, for those who have one. */
  async byEmail(email: string) {
    return this.#store.global
      .selectFrom("auth_users")
      .leftJoin("auth_credentials", (join) =>
        join
          .onRef("auth_credentials.user_id", "=", "auth_users.id")
          .on("auth_credentials.provider_id", "=", PASSWORD_PROVIDER),
      )
      .select(["auth_users.id", "auth_credentials.password"])
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
  }

  /** Who somebody is whom a provider knows under an id. */
  async byProvider(provider_id: string, account_id: string): Promise<string | undefined> {
    const row = await this.#store.global
      .selectFrom("auth_credentials")
      .select("user_id")
      .where("provider_id", "=", provider_id)
      .where("account_id", "=", account_id)
      .executeTakeFirst();
    return row?.user_id;
  }

  async change(id: string, { avatar, ...change }: ProfileChange): Promise<void> {
    await this.#store.global
      .updateTable("auth_users")
      .set({
        ...change,
        ...(avatar !== undefined && { image: avatar }),
        updated_at: this.#now().toISOString(),
      })
      .where("id", "=", id)
      .execute();
  }

  /** For somebody who has lost it. */
  async withoutSecondFactor(id: string): Promise<void> {
    const table = this.#store.global;
    await table.deleteFrom("auth_two_factors").where("user_id", "=", id).execute();
    await table
      .updateTable("auth_users")
      .set({ two_factor_enabled: 0 })
      .where("id", "=", id)
      .execute();
  }
}
