import { permissionsOf } from "@bole/accounts/permissions";
import { LOCAL_OWNER } from "@bole/base";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import type { CurrentSession } from "../http/contract/accounts.ts";
import { canMail } from "./account-mail.ts";

export async function currentSession(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "accounts" | "config" | "host" | "log">,
): Promise<CurrentSession> {
  const { accounts } = deps;
  const identity = c.get("identity");
  if (accounts === undefined)
    return {
      ...{ accounts: false, user: null, organisation: null, organisations: [] },
      permissions: [...permissionsOf(LOCAL_OWNER)],
      ...{ sso: null, mail: await canMail(deps, c.get("principal").tenant) },
    };
  const organisations = identity?.organisations.map((one) => ({ ...one })) ?? [];
  const tenant = identity?.principal?.tenant;
  return {
    accounts: true,
    user: identity?.user ?? null,
    organisation: organisations.find((one) => one.tenant === tenant) ?? null,
    organisations,
    permissions: [...c.get("permissions")],
    sso: accounts.sso?.name ?? null,
    mail: await canMail(deps, tenant ?? LOCAL_OWNER.tenant),
  };
}
