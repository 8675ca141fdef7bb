import { RunStatus, WaitingFor } from "@bole/engine";
import { Hono } from "hono";
import { z } from "zod";
import { checkContext } from "../../guardrails/check-context.ts";
import { permit } from "../../guardrails/permit.ts";
import { listRuns } from "../../runs/list-runs.ts";
import { present } from "../../runs/present.ts";
import { startRun } from "../../runs/start-run.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RunsInCommon } from "../contract/run-actions.ts";
import { NewRun, RunList, RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { hiddenRuns } from "../permissions/visible.ts";
import { listOf, numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Status = z.enum(RunStatus.options, `must be one of ${RunStatus.options.join(", ")}`);

const Awaited = z.enum(WaitingFor.options, `must be one of ${WaitingFor.options.join(", ")}`);

const Filter = InTenant.extend({
  status: listOf(Status).optional().describe("One or several, separated by commas"),
  waiting_for: listOf(Awaited).optional().describe("One or several, separated by commas"),
  agent: RunsInCommon.shape.agent,
  tag: RunsInCommon.shape.tag,
  parent: z.string().max(200).optional().describe("A run: only those that its steps have started"),
  since: RunsInCommon.shape.since,
  until: RunsInCommon.shape.until,
  q: z.string().max(200).optional().describe("Part of the title or the id"),
  planned: z
    .enum(["true", "false"], "must be true or false")
    .transform((text) => text === "true")
    .optional()
    .describe("Only runs with a goal, or only those without"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  before: z.string().max(200).optional().describe("A run: only older ones are listed"),
});

export function runsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/runs",
      describe({
        summary: "Starts a run",
        description:
          "With a goal (`user_input`), a plan, or a stored plan. It answers when the run is stored, and the run works on in the background; follow it by its events.",
        tag: "Runs",
        answer: { status: 202, schema: RunState, description: "It is on its way" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "plan-unknown",
          "plan-invalid",
          "plan-changed",
          "run-busy",
          "goal-invalid",
          "planner-unknown",
          "not-json",
          "action-forbidden",
          "guardrail-blocked",
        ],
      }),
      requireJson,
      jsonBody(NewRun),
      async (c) => {
        const request = c.req.valid("json");
        const tenant = tenantOf(c, deps, request.tenant);
        await permit(c, deps, tenant, { kind: "start_run" });
        const started = await startRun(deps.host, request, checkContext(c, tenant));
        const { run_id, status } = started;
        return c.json<RunState>({ run_id, status }, 202);
      },
    )
    .get(
      "/runs",
      describe({
        summary: "Lists runs, newest first",
        tag: "Runs",
        answer: { schema: RunList, description: "A page of them" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const page = await listRuns(deps.host, tenantOf(c, deps, tenant), present(filter));
        const hidden = await hiddenRuns(
          c,
          deps,
          page.runs.map(({ run_id }) => run_id),
        );
        const runs = page.runs.filter(({ run_id }) => !hidden.has(run_id));
        return c.json<RunList>({ ...page, runs });
      },
    );
}
