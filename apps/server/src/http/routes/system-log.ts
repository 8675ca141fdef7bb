import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { LogLine } from "../contract/system.ts";
import { describe } from "../openapi/describe.ts";
import { sseResponse } from "../sse/sse-response.ts";

export function systemLogRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/system/log",
    describe({
      summary: "The server's log, live",
      description:
        'Events `log` with `data: {"type":"log","content":…}`; `reset` where some are gone.',
      tag: "System",
      answer: {
        schema: LogLine,
        contentType: "text/event-stream",
        description: "The newest lines, then each as it is written",
      },
      errors: ["invalid-request"],
    }),
    (c) => sseResponse(c, () => deps.logLines, deps),
  );
}
