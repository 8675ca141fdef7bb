import { type Accounts, accountErrors, type Identity } from "@bole/accounts";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";

/** Throws `accounts-off` where everybody is the local owner. */
export function accountsOf({ accounts }: Pick<AppDeps, "accounts">): Accounts {
  if (accounts !== undefined) return accounts;
  throw accountErrors.error("accounts-off", "Nobody has to sign in here.");
}

/** Throws for an API key: what is about a session is for people. */
export function sessionOf(c: Context<AppEnv>): Identity & { readonly session: string } {
  const identity = c.get("identity");
  if (identity?.session === undefined)
    throw accountErrors.error("sign-in-required", "This needs a session.");
  return { ...identity, session: identity.session };
}

export function setCookies(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
