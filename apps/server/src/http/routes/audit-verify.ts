import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { AuditVerdict } from "../contract/privacy.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function auditVerifyRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/audit/verify",
    describe({
      summary: "Whether the audit log is as it was written",
      description: "Names rows that were changed, removed, moved or added past Bole.",
      tag: "Effects",
      answer: { schema: AuditVerdict, description: "Without faults if it is" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_logs");
      const verdict = await deps.host.talent.audit.verify(principal);
      return c.json<AuditVerdict>({ ...verdict, faults: [...verdict.faults] });
    },
  );
}
