import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Health, Ready } from "../contract/health.ts";
import { describe } from "../openapi/describe.ts";

export function healthRoute({ stopping, version, config, host }: AppDeps): Hono<AppEnv> {
  const status = (): Health["status"] => {
    if (stopping.aborted) return "stopping";
    return host.demo.isStarting ? "starting" : "ok";
  };
  return new Hono<AppEnv>()
    .get(
      "/health",
      describe({
        summary: "Whether the process is alive",
        description:
          "`starting` until migrations are done and the demo is loaded. Still answered, with `stopping`, while the server finishes what is in flight. Whether it can work is what `/ready` says.",
        tag: "System",
        answer: { schema: Health, description: "It is alive" },
      }),
      (c) => c.json<Health>({ status: status(), version, mode: config.mode }),
    )
    .get(
      "/ready",
      describe({
        summary: "Whether the server can do its work",
        description:
          "503 while migrations are under way, the database is away or the disk is full; the problem's `data.cause` says which. For load balancers.",
        tag: "System",
        answer: { schema: Ready, description: "It can" },
        errors: ["not-ready"],
      }),
      async (c) => {
        await host.assertReady();
        return c.json<Ready>({ status: "ready" });
      },
    );
}
