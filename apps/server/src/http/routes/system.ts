import { modelLabel } from "@bole/models/choice";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { System } from "../contract/system.ts";
import { describe } from "../openapi/describe.ts";

export function systemRoute({ config, version, startedAt, host }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/system",
    describe({
      summary: "What this server is",
      tag: "System",
      answer: { schema: System, description: "Version, mode, model, and who is signed in" },
    }),
    async (c) => {
      const principal = c.get("principal");
      const [model] = (await host.modelChoices.chains(principal.tenant)).models;
      return c.json<System>({
        version,
        mode: config.mode,
        node: process.version,
        data_folder: config.dataFolder,
        started_at: startedAt.toISOString(),
        model: model === undefined ? "embedded" : modelLabel(model),
        principal,
      });
    },
  );
}
