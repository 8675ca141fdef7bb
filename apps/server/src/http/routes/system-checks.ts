import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Checks } from "../contract/system.ts";
import { describe } from "../openapi/describe.ts";

export function systemChecksRoute({ runChecks }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/system/checks",
    describe({
      summary: "Checks everything that Bole depends on",
      description:
        "The same as `bole doctor`; contacts the configured services, so it may take seconds.",
      tag: "System",
      answer: { schema: Checks, description: "What works, what does not, and how to fix it" },
    }),
    async (c) => c.json<Checks>({ checks: await runChecks() }),
  );
}
