import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { HiringReport } from "../contract/reports.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function reportsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/reports/hiring",
    describe({
      summary: "Funnel, time in stage and replies of each job, and over all of them",
      tag: "Jobs",
      answer: { schema: HiringReport, description: "Jobs that are not archived, and their totals" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
      return c.json<HiringReport>(await deps.host.talent.applications.report(principal));
    },
  );
}
