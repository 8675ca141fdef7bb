import { engineErrors } from "@bole/engine/errors";
import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import { present } from "../../runs/present.ts";
import { actOnRuns } from "../../runs/run-actions.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  ActOnRuns,
  MOST_RUNS,
  type RunActionResult,
  RunActionResults,
} from "../contract/run-actions.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { hiddenRuns } from "../permissions/visible.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function runActionsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/runs/actions",
    describe({
      summary: "Does the same with several runs",
      description: `By their ids, or by what they have in common: ${MOST_RUNS} at most. One that refuses does not keep the others from it.`,
      tag: "Runs",
      answer: { schema: RunActionResults, description: "What became of each" },
      errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden"],
    }),
    requireJson,
    query(InTenant),
    jsonBody(ActOnRuns),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      await permit(c, deps, tenant, { kind: "change_run" });
      const { action, runs, filter = {}, reason } = c.req.valid("json");
      const { engine, memory } = deps.host;
      const found =
        runs ??
        (await memory.runs.list(tenant, { ...present(filter), limit: MOST_RUNS + 1 })).map(
          ({ run_id }) => run_id,
        );
      const hidden = await hiddenRuns(c, deps, found);
      const seen = found.filter((run) => !hidden.has(run));
      const results = await actOnRuns(engine, action, seen.slice(0, MOST_RUNS), {
        tenant,
        by: c.get("principal").user,
        ...(reason !== undefined && { reason }),
      });
      return c.json<RunActionResults>({
        results: [...results, ...(runs === undefined ? [] : [...hidden].map(unknownRun))],
        more: found.length > MOST_RUNS,
      });
    },
  );
}

/** Of what is somebody else's, not even that it is there. */
function unknownRun(run_id: string): RunActionResult {
  const { code, message } = engineErrors.error("run-unknown", `There is no run "${run_id}".`);
  return { run_id, done: false, code, message };
}
