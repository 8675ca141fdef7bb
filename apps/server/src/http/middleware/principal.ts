/**
 * On whose behalf the request is made: by its session or API key alone. Without accounts, on
 * loopback, that is the one owner of this machine's Bole.
 */
import { permissionsOf } from "@bole/accounts/permissions";
import { LOCAL_OWNER } from "@bole/base";
import type { MiddlewareHandler } from "hono";
import { setCookies } from "../../accounts/accounts-of.ts";
import { callerOf } from "../../accounts/caller.ts";
import { asUser } from "../../models/acting-user.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";

const NOBODY = "nobody";

export function principal(deps: Pick<AppDeps, "accounts" | "config">): MiddlewareHandler<AppEnv> {
  const { accounts } = deps;
  const local = permissionsOf(LOCAL_OWNER);
  return async (c, next) => {
    if (accounts === undefined) {
      c.set("principal", LOCAL_OWNER);
      c.set("permissions", local);
      return asUser(LOCAL_OWNER.user, next);
    }
    const identity = await accounts.identify(callerOf(c, deps).headers);
    c.set("identity", identity);
    c.set("permissions", identity?.permissions ?? new Set(["public"]));
    if (identity?.principal !== undefined) c.set("principal", identity.principal);
    await asUser(identity?.user.id ?? NOBODY, next);
    setCookies(c, identity?.cookies ?? []);
  };
}
