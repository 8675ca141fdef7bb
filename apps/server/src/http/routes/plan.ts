import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import { storedPlan, unknownPlan } from "../../plans/stored-plan.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { PlanDetail } from "../contract/plans.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Version = InTenant.extend({ ver: numberBetween(1, 999_999_999).optional() });

export function planRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/plans/:id",
      describe({
        summary: "A plan in one version, with all versions and who changed what",
        tag: "Plans",
        answer: { schema: PlanDetail, description: "The newest version, or the one asked for" },
        errors: ["invalid-request", "forbidden-tenant", "plan-unknown"],
      }),
      query(Version),
      async (c) => {
        const { ver, tenant: named } = c.req.valid("query");
        const tenant = tenantOf(c, deps, named);
        const { memory } = deps.host;
        const plan = await storedPlan(memory, tenant, c.req.param("id"), ver);
        const [versions, audit] = await Promise.all([
          memory.plans.versions(tenant, plan.plan_id),
          memory.plans.audit(tenant, plan.plan_id),
        ]);
        return c.json<PlanDetail>({ ...plan, versions: versions.map(lineOf), audit });
      },
    )
    .delete(
      "/plans/:id",
      describe({
        summary: "Deletes a plan",
        description:
          "It is not listed any more. Runs that were started with it stay, and so do its versions (by `ver`) and its audit trail.",
        tag: "Plans",
        answer: { status: 204, description: "It is gone" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "plan-unknown",
        ],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "delete" });
        const id = c.req.param("id");
        const { user } = c.get("principal");
        if (!(await deps.host.memory.plans.delete(tenant, id, user))) throw unknownPlan(id);
        return c.body(null, 204);
      },
    );
}

const lineOf = ({ ver, author, created_at }: PlanDetail["versions"][number]) => ({
  ver,
  author,
  created_at,
});
