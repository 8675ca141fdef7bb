import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { permit } from "../../guardrails/permit.ts";
import { textsIn } from "../../guardrails/texts-in.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ReplanRun, RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runReplanRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/runs/:id/replan",
    describe({
      summary: "Tells a run with a goal that the world has changed",
      description: "It makes another plan; steps that stay the same keep their results.",
      tag: "Runs",
      answer: { status: 202, schema: RunState, description: "It will plan again" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "run-unknown",
        "run-over",
        "run-not-planned",
        "action-forbidden",
        "guardrail-blocked",
      ],
    }),
    requireJson,
    query(InTenant),
    jsonBody(ReplanRun),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      const run_id = c.req.param("id");
      await permit(c, deps, tenant, { kind: "change_run" });
      const { reason } = c.req.valid("json");
      const context = { ...checkContext(c, tenant), run_id };
      await guardInput(deps.host.guardrails, textsIn(reason, "$.reason"), context);
      await deps.host.engine.replan({ tenant, run_id, by: context.user, reason });
      const { status } = await deps.host.engine.run(tenant, run_id);
      return c.json<RunState>({ run_id, status }, 202);
    },
  );
}
