import { RunEvent } from "@bole/engine";
import { engineErrors } from "@bole/engine/errors";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runEventsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/runs/:id/events",
    describe({
      summary: "What happens in a run, live",
      description:
        'Every event from the first, or after `Last-Event-ID`, as `event: X` with `data: {"type": X, "content": RunEvent}`. The stream ends with the run. It can be taken up again after a lost connection, and after a restart of the server.',
      tag: "Runs",
      answer: {
        schema: RunEvent,
        contentType: "text/event-stream",
        description: "The events so far, then each as it happens",
      },
      errors: ["invalid-request", "forbidden-tenant", "run-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      const id = c.req.param("id");
      if ((await deps.host.memory.runs.get(tenant, id)) === null)
        throw engineErrors.error("run-unknown", `There is no run "${id}".`);
      return sseResponse(c, () => deps.host.feeds.of(tenant, id), deps);
    },
  );
}
