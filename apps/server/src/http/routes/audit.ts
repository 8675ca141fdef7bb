import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { AuditList } from "../contract/effects.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  actor: z.string().max(200).optional(),
  action: z.string().max(100).optional().describe("Such as stage-moved"),
  person_id: z.string().max(200).optional(),
  job_id: z.string().max(200).optional(),
  run_id: z.string().max(200).optional(),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function auditRoute(deps: Pick<AppDeps, "accounts" | "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/audit",
    describe({
      summary: "Who did what, why, and by which run, newest first",
      tag: "Effects",
      answer: { schema: AuditList, description: "A page of it" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
    }),
    query(Filter),
    async (c) => {
      const { tenant, ...filter } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_logs");
      const { items, next } = await deps.host.talent.audit.list(principal, present(filter));
      const actors = [...new Set(items.map(({ actor }) => actor))];
      const names = (await deps.accounts?.users.names(actors)) ?? new Map<string, string>();
      return c.json<AuditList>({
        items: items.map((one) => ({ ...one, actor_name: names.get(one.actor) ?? null })),
        next,
      });
    },
  );
}
