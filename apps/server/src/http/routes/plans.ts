import { assertValidPlan, StoredPlan } from "@bole/engine";
import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewPlan, PlanList } from "../contract/plans.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function plansRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/plans",
      describe({
        summary: "Stores a plan, or a new version of one",
        tag: "Plans",
        answer: { schema: StoredPlan, description: "The plan, with its id and version" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "plan-invalid"],
      }),
      requireJson,
      jsonBody(NewPlan),
      async (c) => {
        const { plan, plan_id = `plan_${deps.newId()}`, tags, tenant } = c.req.valid("json");
        const { memory, registry } = deps.host;
        const owner = tenantOf(c, deps, tenant);
        await permit(c, deps, owner, { kind: "save_plan" });
        const stored = await memory.plans.put(owner, {
          plan_id,
          plan: assertValidPlan(plan, registry),
          author: c.get("principal").user,
          tags,
        });
        return c.json<StoredPlan>(stored);
      },
    )
    .get(
      "/plans",
      describe({
        summary: "Lists plans, each in its newest version",
        tag: "Plans",
        answer: { schema: PlanList, description: "Those changed last first" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        return c.json<PlanList>({ plans: await deps.host.memory.plans.list(tenant) });
      },
    );
}
