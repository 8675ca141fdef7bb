/** Where somebody is signed in. Tokens never leave this package. */
import type { Store } from "@bole/store";
import { accountErrors } from "../errors.ts";
import type { Session } from "../model.ts";
import type { AccountTables } from "../sql/tables.ts";

const COLUMNS = [
  "id",
  "ip_address",
  "user_agent",
  "created_at",
  "updated_at",
  "expires_at",
] as const;

export class Sessions {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async list(user: string): Promise<Session[]> {
    return this.#store.global
      .selectFrom("auth_sessions")
      .select(COLUMNS)
      .where("user_id", "=", user)
      .where("expires_at", ">", this.#now().toISOString())
      .orderBy("updated_at", "desc")
      .execute();
  }

  async revoke(user: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#store.global
      .deleteFrom("auth_sessions")
      .where("user_id", "=", user)
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n)
      throw accountErrors.error("session-unknown", `There is no session "${id}".`);
  }

  async revokeOthers(user: string, kept: string): Promise<void> {
    await this.#store.global
      .deleteFrom("auth_sessions")
      .where("user_id", "=", user)
      .where("id", "!=", kept)
      .execute();
  }

  /** @returns how many there were */
  async revokeAll(user: string): Promise<number> {
    const { numDeletedRows } = await this.#store.global
      .deleteFrom("auth_sessions")
      .where("user_id", "=", user)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  /** In which of somebody's organisations a session works. */
  async choose(id: string, organisation: string): Promise<void> {
    await this.#store.global
      .updateTable("auth_sessions")
      .set({ organisation })
      .where("id", "=", id)
      .execute();
  }
}
