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
  readonly passwordHash: string;
}

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
  await scope.global
    .insertInto("auth_credentials")
    .values({
      ...{ id: randomUUID(), user_id: id, account_id: id, provider_id: "credential" },
      ...{ access_token: null, refresh_token: null, id_token: null, scope: null },
      ...{ access_token_expires_at: null, refresh_token_expires_at: null },
      ...{ password: passwordHash, ...times },
    })
    .execute();
  return id;
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
      .select(["id", "name", "email", "language", "time_zone", "two_factor_enabled"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row && Profile.parse({ ...row, two_factor: row.two_factor_enabled === 1 });
  }

  /** With the hash of their password, for those who have one. */
  async byEmail(email: string) {
    return this.#store.global
      .selectFrom("auth_users")
      .leftJoin("auth_credentials", (join) =>
        join
          .onRef("auth_credentials.user_id", "=", "auth_users.id")
          .on("auth_credentials.provider_id", "=", "credential"),
      )
      .select(["auth_users.id", "auth_credentials.password"])
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
  }

  async change(id: string, change: ProfileChange): Promise<void> {
    await this.#store.global
      .updateTable("auth_users")
      .set({ ...change, updated_at: this.#now().toISOString() })
      .where("id", "=", id)
      .execute();
  }
}
