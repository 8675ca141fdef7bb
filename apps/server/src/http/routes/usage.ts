import { Hono } from "hono";
import { z } from "zod";
import { permit } from "../../guardrails/permit.ts";
import { pricesOf } from "../../models/prices-of.ts";
import { summariseUsage } from "../../models/summarise-usage.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Usage } from "../contract/usage.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Asked = InTenant.extend({
  days: z.prefault(numberBetween(1, 366), "30").describe("How many, today included"),
});

export function usageRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { usage, guardrails, prices } = deps.host;
  return new Hono<AppEnv>().get(
    "/usage",
    describe({
      summary: "What language models were asked, and what that took",
      description:
        "By day, task, person and model, with the failures, and with what the embedded solvers have answered. Limits are part of the guardrail policy.",
      tag: "System",
      answer: { schema: Usage, description: "Added up; days are those of the workspace" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(Asked),
    async (c) => {
      const { tenant: named, days } = c.req.valid("query");
      const tenant = tenantOf(c, deps, named);
      await permit(c, deps, tenant, { kind: "read_usage" });
      const to = await usage.today(tenant);
      const from = daysBefore(to, days - 1);
      const rows = await usage.rows(tenant, from, to);
      const summary = summariseUsage(rows);
      const { policy } = await guardrails.policy(tenant);
      const { cost_per_day, cost_per_run } = policy.limits;
      const spent_today = summary.by_day.find(({ key }) => key === to)?.cost ?? 0;
      return c.json<Usage>({
        ...{ from, to, currency: "USD", ...summary },
        limits: { cost_per_day, cost_per_run, spent_today },
        prices: pricesOf(prices, new Set(rows.map(({ model }) => model))),
      });
    },
  );
}

function daysBefore(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - count);
  return at.toISOString().slice(0, 10);
}
