import { permissionsOf } from "@bole/accounts/permissions";
import { LOCAL_OWNER } from "@bole/base";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import type { CurrentSession } from "../http/contract/accounts.ts";

export function currentSession(
  c: Context<AppEnv>,
  { accounts }: Pick<AppDeps, "accounts">,
): CurrentSession {
  const identity = c.get("identity");
  if (accounts === undefined)
    return {
      ...{ accounts: false, user: null, organisation: null, organisations: [] },
      permissions: [...permissionsOf(LOCAL_OWNER)],
    };
  const organisations = identity?.organisations.map((one) => ({ ...one })) ?? [];
  const tenant = identity?.principal?.tenant;
  return {
    accounts: true,
    user: identity?.user ?? null,
    organisation: organisations.find((one) => one.tenant === tenant) ?? null,
    organisations,
    permissions: [...c.get("permissions")],
  };
}
