/** On whose behalf a request is checked, and in which language its verdicts are read. */
import type { CheckContext, Language } from "@bole/guardrails";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";

export function checkContext(c: Context<AppEnv>, tenant: string): CheckContext {
  return { ...c.get("principal"), tenant, language: languageOf(c.req.header("Accept-Language")) };
}

/** The first that is named of the two that there are; English is what problems are written in. */
function languageOf(header = ""): Language {
  const named = header.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return named.find((code) => code === "zh" || code === "en") === "zh" ? "zh" : "en";
}
