/** On whose behalf a request is checked, and in which language its verdicts are read. */
import type { CheckContext } from "@bole/guardrails";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { spokenTo } from "../http/language.ts";

export function checkContext(c: Context<AppEnv>, tenant: string): CheckContext {
  return { ...c.get("principal"), tenant, language: spokenTo(c) };
}
