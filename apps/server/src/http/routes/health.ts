import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Health } from "../contract/health.ts";
import { describe } from "../openapi/describe.ts";

export function healthRoute({ stopping, version, config }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/health",
    describe({
      summary: "Whether the server works",
      description: "Still answered, with `stopping`, while the server finishes what is in flight.",
      tag: "System",
      answer: { schema: Health, description: "It works, or is stopping" },
    }),
    (c) =>
      c.json<Health>({ status: stopping.aborted ? "stopping" : "ok", version, mode: config.mode }),
  );
}
