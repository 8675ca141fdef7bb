import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import { present } from "../../runs/present.ts";
import { actOnRun } from "../../runs/run-actions.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ActOnRun, type RunAction } from "../contract/run-actions.ts";
import { RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const ROUTES = {
  pause: {
    summary: "Pauses a run",
    description: "What is under way ends, nothing new starts, until the run is resumed.",
    errors: ["run-over", "run-held"],
  },
  resume: {
    summary: "Lets a paused run go on",
    description: "It goes on where it was paused.",
    errors: ["run-over", "run-not-held", "run-in-use"],
  },
  retry: {
    summary: "Runs the step again at which a run stopped",
    description:
      "For a run that has failed or is quarantined. What has completed stays, and what was sent is not sent again.",
    errors: ["run-not-failed", "step-unknown", "run-busy", "run-in-use"],
  },
  skip: {
    summary: "Goes on without the step at which a run stopped",
    description:
      "For a run that has failed or is quarantined. Steps that use the result of the skipped one are skipped, too.",
    errors: ["run-not-failed", "step-unknown", "run-busy", "run-in-use"],
  },
} as const satisfies Partial<Record<RunAction, object>>;

type Route = keyof typeof ROUTES;

/** `POST /runs/:id/pause`, `/resume`, `/retry` and `/skip`. */
export function runActionRoute(deps: AppDeps, action: Route): Hono<AppEnv> {
  const { summary, description, errors } = ROUTES[action];
  return new Hono<AppEnv>().post(
    `/runs/:id/${action}`,
    describe({
      summary,
      description,
      tag: "Runs",
      answer: { status: 202, schema: RunState, description: "The run as it stands" },
      errors: [...BODY_ERRORS, "forbidden-tenant", "run-unknown", "action-forbidden", ...errors],
    }),
    requireJson,
    query(InTenant),
    jsonBody(ActOnRun),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      await permit(c, deps, tenant, { kind: "change_run" });
      const run_id = c.req.param("id") ?? "";
      const by = c.get("principal").user;
      const { engine } = deps.host;
      await actOnRun(engine, action, { ...present(c.req.valid("json")), tenant, run_id, by });
      const { status } = await engine.run(tenant, run_id);
      return c.json<RunState>({ run_id, status }, 202);
    },
  );
}
