import { Hono } from "hono";
import { detailOf } from "../../runs/run-detail.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RunDetail } from "../contract/runs.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/runs/:id",
    describe({
      summary: "A run: its state, its graph, what it waits for, what it came to",
      tag: "Runs",
      answer: { schema: RunDetail, description: "The run as it stands" },
      errors: ["invalid-request", "forbidden-tenant", "run-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      const run = await deps.host.engine.run(tenant, c.req.param("id"));
      return c.json<RunDetail>(await detailOf(deps.host, run));
    },
  );
}
