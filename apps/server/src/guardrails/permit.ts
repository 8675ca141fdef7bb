/** Whether the one who asks may do something, by role and, for a run, by what the day has cost. */
import type { Action } from "@bole/guardrails";
import type { Context } from "hono";
import { serverErrors } from "../errors.ts";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import { blocked } from "./blocked.ts";
import { checkContext } from "./check-context.ts";

export async function permit(
  c: Context<AppEnv>,
  { host }: Pick<AppDeps, "host">,
  tenant: string,
  action: Action,
): Promise<void> {
  const { allowed, verdicts } = await host.guardrails.checkAction(action, checkContext(c, tenant));
  if (allowed) return;
  const refusal = verdicts.find(({ check_name }) => check_name === "action_permission");
  if (refusal === undefined) throw blocked(verdicts);
  throw forbidden(refusal.message);
}

export function forbidden(detail: string) {
  return serverErrors.error("action-forbidden", detail);
}
