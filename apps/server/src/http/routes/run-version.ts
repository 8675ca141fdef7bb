import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { DecideVersion, RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runVersionRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/runs/:id/version",
    describe({
      summary: "Decides for a run that waits for a version of an agent",
      description:
        "`continue` goes on with the versions that are loaded and keeps what is done; `stay` waits until the run's own versions are loaded again; `fork` goes on in a new run, and leaves this one waiting.",
      tag: "Runs",
      answer: { status: 202, schema: RunState, description: "The run, or its fork" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "run-unknown",
        "run-over",
        "run-not-held",
        "run-in-use",
        "version-misfit",
        "plan-invalid",
        "step-unknown",
        "action-forbidden",
      ],
    }),
    requireJson,
    query(InTenant),
    jsonBody(DecideVersion),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      const { engine } = deps.host;
      const { decision } = c.req.valid("json");
      const id = c.req.param("id");
      await permit(c, deps, tenant, { kind: decision === "fork" ? "start_run" : "change_run" });
      const by = c.get("principal").user;
      if (decision === "fork") {
        const { run_id, status } = await engine.fork({ tenant, run_id: id });
        return c.json<RunState>({ run_id, status }, 202);
      }
      await engine.decideVersion({ tenant, run_id: id, decision, by });
      const { run_id, status } = await engine.run(tenant, id);
      return c.json<RunState>({ run_id, status }, 202);
    },
  );
}
