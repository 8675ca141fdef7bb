import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { System } from "../contract/system.ts";
import { describe } from "../openapi/describe.ts";

export function systemRoute({ config, version, startedAt }: AppDeps): Hono<AppEnv> {
  const [model] = config.models;
  return new Hono<AppEnv>().get(
    "/system",
    describe({
      summary: "What this server is",
      tag: "System",
      answer: { schema: System, description: "Version, mode, model, and who is signed in" },
    }),
    (c) =>
      c.json<System>({
        version,
        mode: config.mode,
        node: process.version,
        data_folder: config.dataFolder,
        started_at: startedAt.toISOString(),
        model: model === undefined ? "embedded" : `${model.provider}:${model.name}`,
        principal: c.get("principal"),
      }),
  );
}
