/** Answers that a session has begun, or that a code is asked for first. */
import type { SignedIn } from "@bole/accounts";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import type { SignedInAnswer } from "../http/contract/accounts.ts";
import { noteOwn } from "./account-audit.ts";
import { setCookies } from "./accounts-of.ts";

export async function begun(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "accounts" | "host" | "log">,
  { cookies, second_factor, user }: SignedIn,
): Promise<Response> {
  if (user !== null) await noteOwn(deps, user, "signed-in");
  setCookies(c, cookies);
  return c.json<SignedInAnswer>({ second_factor });
}
