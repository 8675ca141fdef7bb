/**
 * Secrets that are good for one use and a short time: challenges of passkeys, sign-ins at a provider
 * that are under way, links for a new password. Only what they hash to is kept.
 */
import { randomUUID } from "node:crypto";
import type { Store } from "@bole/store";
import { hashOf, newSecret } from "./secrets.ts";
import type { AccountTables } from "./sql/tables.ts";

type Purpose = "passkey-add" | "passkey-sign-in" | "sso" | "password-reset";

export class OneTime {
  readonly #store: Store<AccountTables>;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** The secret, which finds the value again. */
  async put(purpose: Purpose, value: string, validMs: number): Promise<string> {
    const secret = newSecret();
    const at = this.#now();
    const now = at.toISOString();
    const table = this.#store.global;
    await table.deleteFrom("auth_verifications").where("expires_at", "<=", now).execute();
    await table
      .insertInto("auth_verifications")
      .values({
        id: randomUUID(),
        identifier: identifierOf(purpose, secret),
        value,
        expires_at: new Date(at.getTime() + validMs).toISOString(),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return secret;
  }

  /** The value, once; undefined for a secret that was used, is too old, or was never given. */
  async take(purpose: Purpose, secret: string): Promise<string | undefined> {
    const row = await this.#store.global
      .deleteFrom("auth_verifications")
      .where("identifier", "=", identifierOf(purpose, secret))
      .returning(["value", "expires_at"])
      .executeTakeFirst();
    return row !== undefined && row.expires_at > this.#now().toISOString() ? row.value : undefined;
  }

  /** Takes back all secrets that stand for a value. */
  async forget(purpose: Purpose, value: string): Promise<void> {
    await this.#store.global
      .deleteFrom("auth_verifications")
      .where("identifier", "like", `${purpose}:%`)
      .where("value", "=", value)
      .execute();
  }

  /** Whether it could be used now. */
  async isGood(purpose: Purpose, secret: string): Promise<boolean> {
    const row = await this.#store.global
      .selectFrom("auth_verifications")
      .select("expires_at")
      .where("identifier", "=", identifierOf(purpose, secret))
      .executeTakeFirst();
    return row !== undefined && row.expires_at > this.#now().toISOString();
  }
}

function identifierOf(purpose: Purpose, secret: string): string {
  return `${purpose}:${hashOf(secret)}`;
}
