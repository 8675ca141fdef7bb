import { Hono } from "hono";
import { z } from "zod";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { HiringReport, ReportPeriod } from "../contract/reports.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  period: z
    .enum(ReportPeriod.options, `must be one of ${ReportPeriod.options.join(", ")}`)
    .default("all")
    .describe("Applications that began and mails that were written in the last days"),
});

export function reportsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/reports/hiring",
    describe({
      summary: "Funnel, time in stage and replies of each job, and over all of them",
      tag: "Jobs",
      answer: { schema: HiringReport, description: "Jobs that are not archived, and their totals" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(Filter),
    async (c) => {
      const { tenant, period } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      return c.json<HiringReport>(await deps.host.talent.applications.report(principal, period));
    },
  );
}
