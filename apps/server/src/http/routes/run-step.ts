import { Hono } from "hono";
import { z } from "zod";
import { stepOf } from "../../runs/run-step.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RunStep } from "../contract/runs.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Node = InTenant.extend({ key: z.string().min(1).max(1_000).describe("The node's id") });

export function runStepRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/runs/:id/step",
    describe({
      summary: "One node of a run: input, result, attempts, questions, events",
      tag: "Runs",
      answer: { schema: RunStep, description: "Everything that is known of it" },
      errors: ["invalid-request", "forbidden-tenant", "run-unknown", "node-unknown"],
    }),
    query(Node),
    async (c) => {
      const { key, tenant } = c.req.valid("query");
      const run = await deps.host.engine.run(tenantOf(c, deps, tenant), c.req.param("id"));
      return c.json<RunStep>(await stepOf(deps.host, run, key));
    },
  );
}
