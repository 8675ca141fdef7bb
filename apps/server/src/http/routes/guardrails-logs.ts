import { CheckName, Severity } from "@bole/guardrails";
import { Hono } from "hono";
import { z } from "zod";
import { permit } from "../../guardrails/permit.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { GuardrailLogs } from "../contract/guardrails.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Filter = InTenant.extend({
  check_name: z
    .enum(CheckName.options, `must be one of ${CheckName.options.join(", ")}`)
    .optional(),
  severity: z.enum(Severity.options, `must be one of ${Severity.options.join(", ")}`).optional(),
  run_id: z.string().max(200).optional(),
  text: z.string().max(200).optional().describe("Part of the message"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z
    .string()
    .regex(/^\d{1,15}$/, "use the `next` of the page before")
    .optional()
    .describe("The `next` of the page before"),
});

export function guardrailsLogsRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/guardrails/logs",
    describe({
      summary: "What the guardrails have found, newest first",
      description: "The words that were checked are not kept, only where they stood.",
      tag: "Guardrails",
      answer: { schema: GuardrailLogs, description: "A page of it" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(Filter),
    async (c) => {
      const { tenant: named, ...filter } = c.req.valid("query");
      const tenant = tenantOf(c, deps, named);
      await permit(c, deps, tenant, { kind: "read_logs" });
      const { items, next } = await deps.host.guardrails.logs(tenant, present(filter));
      return c.json<GuardrailLogs>({ items: [...items], next });
    },
  );
}
