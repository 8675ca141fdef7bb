/** New passwords for those who have forgotten theirs. */
import type { Store } from "@bole/store";
import type { Attempts } from "./attempts/attempts.ts";
import { PASSWORD_LENGTH } from "./auth/create-auth.ts";
import { accountErrors } from "./errors.ts";
import type { OneTime } from "./one-time.ts";
import { addCredential, PASSWORD_PROVIDER, type Users } from "./people/users.ts";
import type { AccountTables } from "./sql/tables.ts";

const HOUR_MS = 60 * 60_000;
/** Somebody passes it on by hand. */
const BY_HAND_MS = 24 * HOUR_MS;

interface Parts {
  readonly store: Store<AccountTables>;
  readonly users: Users;
  readonly oneTime: OneTime;
  readonly attempts: Attempts;
  readonly hash: (password: string) => Promise<string>;
  readonly now: () => Date;
}

export class Passwords {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The secret of a link, to be sent to the address. Undefined where there is no account, or too many
   * were asked for; the one who asks must not learn which.
   */
  async forgotten(email: string, address: string): Promise<string | undefined> {
    const { users, oneTime, attempts } = this.#parts;
    await attempts.count([{ kind: "address", name: address }]);
    const isTooOften = !(await attempts.isWithin({ kind: "mail", name: email }));
    const user = await users.byEmail(email);
    if (user === undefined || isTooOften) return undefined;
    return oneTime.put("password-reset", user.id, HOUR_MS);
  }

  /** The secret of a link that an owner passes on. Links from before open nothing any more. */
  async linkFor(user: string): Promise<{ token: string; expires_at: string }> {
    const { oneTime, now } = this.#parts;
    await oneTime.forget("password-reset", user);
    const token = await oneTime.put("password-reset", user, BY_HAND_MS);
    return { token, expires_at: new Date(now().getTime() + BY_HAND_MS).toISOString() };
  }

  /** Throws `reset-invalid`. */
  async assertGood(token: string): Promise<void> {
    if (!(await this.#parts.oneTime.isGood("password-reset", token))) throw invalid();
  }

  /**
   * All sessions end, and other links: whoever else has the old password is out.
   * @returns whose it is
   */
  async reset(token: string, password: string): Promise<string> {
    const hash = await this.#hash(password);
    const user = await this.#parts.oneTime.take("password-reset", token);
    if (user === undefined) throw invalid();
    await this.#set(user, hash);
    await this.#parts.oneTime.forget("password-reset", user);
    return user;
  }

  /** For whoever has the machine: no link is needed, and a lost second factor can be taken off. */
  async set(email: string, password: string, options: { keepsSecondFactor: boolean }) {
    const user = await this.#parts.users.byEmail(email);
    if (user === undefined)
      throw accountErrors.error("member-unknown", `Nobody has the address ${email}.`);
    await this.#set(user.id, await this.#hash(password));
    if (!options.keepsSecondFactor) await this.#parts.users.withoutSecondFactor(user.id);
  }

  async #hash(password: string): Promise<string> {
    assertStrong(password);
    return this.#parts.hash(password);
  }

  async #set(user_id: string, password: string): Promise<void> {
    const at = this.#parts.now().toISOString();
    await this.#parts.store.transaction(async (transaction) => {
      const table = transaction.global;
      const { numUpdatedRows } = await table
        .updateTable("auth_credentials")
        .set({ password, updated_at: at })
        .where("user_id", "=", user_id)
        .where("provider_id", "=", PASSWORD_PROVIDER)
        .executeTakeFirstOrThrow();
      const credential = { user_id, account_id: user_id, provider_id: PASSWORD_PROVIDER, password };
      if (numUpdatedRows === 0n) await addCredential(transaction, credential, at);
      await table.deleteFrom("auth_sessions").where("user_id", "=", user_id).execute();
    });
  }
}

function invalid() {
  return accountErrors.error("reset-invalid", "It was used, is too old, or was never sent.");
}

export function assertStrong(password: string): void {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length >= min && password.length <= max) return;
  throw accountErrors.error("password-weak", `It needs ${min} to ${max} characters.`);
}
