import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RunState } from "../contract/runs.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runCancelRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/runs/:id/cancel",
    describe({
      summary: "Ends a run at once",
      description:
        "What has finished stays; a fork can go on from there. A run that another process works on is still running when this answers, and ends within seconds.",
      tag: "Runs",
      answer: { schema: RunState, description: "It has ended, or is about to" },
      errors: [
        "invalid-request",
        "foreign-origin",
        "forbidden-tenant",
        "run-unknown",
        "run-over",
        "run-busy",
        "action-forbidden",
      ],
    }),
    query(InTenant),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      await permit(c, deps, tenant, { kind: "change_run" });
      const run_id = c.req.param("id");
      const { engine } = deps.host;
      await engine.cancel(tenant, run_id, c.get("principal").user);
      const { status } = await engine.run(tenant, run_id);
      return c.json<RunState>({ run_id, status });
    },
  );
}
