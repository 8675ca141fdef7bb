/** On whose behalf talent's services act: the one who asks, in the tenant that they named. */
import type { Principal } from "@bole/base";
import type { Context } from "hono";
import { permit } from "../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import { tenantOf } from "../http/tenant.ts";

type TalentAction =
  | "read_people"
  | "edit_people"
  | "read_own"
  | "edit_own"
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

const OF_ONES_OWN = { read_people: "read_own", edit_people: "edit_own" } as const;

/**
 * For résumés: those who see all people act on them as on people; everybody else reaches nothing but
 * what is theirs, or is shown to them, and is asked for less.
 */
export function actingOnOwn(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "config" | "host">,
  named: string | undefined,
  kind: keyof typeof OF_ONES_OWN,
): Promise<Principal> {
  const seesAll = c.get("permissions").has("people.all");
  return acting(c, deps, named, seesAll ? kind : OF_ONES_OWN[kind]);
}

/** For what everybody of the tenant may see. */
export function actingFreely(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "config">,
  named: string | undefined,
): Principal {
  return { ...c.get("principal"), tenant: tenantOf(c, deps, named) };
}
