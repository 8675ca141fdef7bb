import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";

/** For Prometheus. Answers without a database, too: that is when somebody looks. */
export function metricsRoute({ metrics, host }: Pick<AppDeps, "metrics" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/metrics",
    describe({
      summary: "What the server is doing, for Prometheus",
      description: "Requests by route, runs by status, mails by state, the event loop and memory.",
      tag: "System",
      answer: { contentType: "text/plain", description: "Prometheus' text format" },
    }),
    async (c) => {
      const counts = await host.counts().catch((error: unknown) => {
        c.get("log").warn({ err: error }, "runs and mails could not be counted for /metrics");
        return undefined;
      });
      c.header("Content-Type", metrics.contentType);
      c.header("Cache-Control", "no-store");
      return c.body(await metrics.text(counts));
    },
  );
}
