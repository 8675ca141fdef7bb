import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { permit } from "../../guardrails/permit.ts";
import { textsIn } from "../../guardrails/texts-in.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ForkRun, RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runForkRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/runs/:id/fork",
    describe({
      summary: "A new run that shares the past of this one up to a step",
      description:
        "The step, with other arguments if some are given, and everything after it run again. This run stays as it is.",
      tag: "Runs",
      answer: { status: 202, schema: RunState, description: "The new run" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "run-unknown",
        "step-unknown",
        "plan-invalid",
        "action-forbidden",
        "guardrail-blocked",
      ],
    }),
    requireJson,
    query(InTenant),
    jsonBody(ForkRun),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      await permit(c, deps, tenant, { kind: "start_run" });
      const fork = present(c.req.valid("json"));
      const context = { ...checkContext(c, tenant), run_id: c.req.param("id") };
      await guardInput(deps.host.guardrails, textsIn(fork.args, "$.args"), context);
      const { run_id, status } = await deps.host.engine.fork({
        ...fork,
        tenant,
        run_id: c.req.param("id"),
      });
      return c.json<RunState>({ run_id, status }, 202);
    },
  );
}
