import { Accounts, type AccountTables, accountErrors } from "@bole/accounts";
import type { Store } from "@bole/store";
import type { Config } from "../config/load-config.ts";

/** Undefined where accounts are off. Without an owner nobody could sign in, so it does not start. */
export async function openAccounts(
  config: Pick<Config, "accounts" | "sso">,
  store: Store<AccountTables>,
  secret: () => Promise<string>,
  baseUrl: string,
): Promise<Accounts | undefined> {
  if (!config.accounts) return undefined;
  const accounts = new Accounts({ store, secret: await secret(), baseUrl, sso: config.sso });
  if (await accounts.exist()) return accounts;
  throw accountErrors.error("accounts-missing", "BOLE_ACCOUNTS is on, but there is no owner yet.");
}
