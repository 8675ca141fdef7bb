import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Settings } from "../contract/system.ts";
import { describe } from "../openapi/describe.ts";

export function systemConfigRoute({ config }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/system/config",
    describe({
      summary: "Which settings are in force",
      tag: "System",
      answer: { schema: Settings, description: "Every variable, secrets masked" },
    }),
    (c) => c.json<Settings>({ settings: [...config.settings] }),
  );
}
