import { Hono } from "hono";
import { approvalsOf } from "../../approvals/approvals.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Approvals } from "../contract/approvals.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function approvalsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/approvals",
    describe({
      summary: "Everything that waits for a person, oldest first",
      tag: "Approvals",
      answer: { schema: Approvals, description: "What is asked, and what it would do" },
      errors: ["invalid-request", "forbidden-tenant"],
    }),
    query(InTenant),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      return c.json<Approvals>({ approvals: await approvalsOf(deps.host, tenant) });
    },
  );
}
