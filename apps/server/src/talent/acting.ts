/** On whose behalf talent's services act: the one who asks, in the tenant that they named. */
import type { Principal } from "@bole/base";
import type { Context } from "hono";
import { permit } from "../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import { tenantOf } from "../http/tenant.ts";

type TalentAction =
  | "read_people"
  | "edit_people"
  | "edit_jobs"
  | "edit_interviewers"
  | "delete"
  | "read_logs"
  | "receive_mail"
  | "edit_suppressions"
  | "edit_templates";

/** Refuses whoever may not do it. */
export async function acting(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "config" | "host">,
  named: string | undefined,
  kind: TalentAction,
): Promise<Principal> {
  const principal = actingFreely(c, deps, named);
  await permit(c, deps, principal.tenant, { kind });
  return principal;
}

/** For what everybody of the tenant may see. */
export function actingFreely(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "config">,
  named: string | undefined,
): Principal {
  return { ...c.get("principal"), tenant: tenantOf(c, deps, named) };
}
