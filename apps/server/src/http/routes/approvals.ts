import { Hono } from "hono";
import { approvalsOf } from "../../approvals/approvals.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Approvals } from "../contract/approvals.ts";
import { describe } from "../openapi/describe.ts";
import { hiddenRuns } from "../permissions/visible.ts";
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
      const all = await approvalsOf(deps.host, tenant);
      const hidden = await hiddenRuns(
        c,
        deps,
        all.map(({ run }) => run.run_id),
      );
      return c.json<Approvals>({ approvals: all.filter(({ run }) => !hidden.has(run.run_id)) });
    },
  );
}
