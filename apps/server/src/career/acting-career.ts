/** On whose behalf a career route acts, and the guard before what they write. */
import type { Principal } from "@bole/base";
import type { Context } from "hono";
import { checkContext } from "../guardrails/check-context.ts";
import { guardInput } from "../guardrails/guard-input.ts";
import { permit } from "../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import { actingFreely } from "../talent/acting.ts";

/** Refuses who may not start runs, and words that must not reach a model. */
export async function actingWithWords(
  c: Context<AppEnv>,
  deps: AppDeps,
  tenant: string | undefined,
  words: { readonly [path: string]: string },
): Promise<Principal> {
  const principal = actingFreely(c, deps, tenant);
  await permit(c, deps, principal.tenant, { kind: "start_run" });
  const texts = Object.entries(words).map(([path, text]) => ({ path, text }));
  await guardInput(deps.host.guardrails, texts, checkContext(c, principal.tenant));
  return principal;
}
