import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { HiringToday } from "../contract/today.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function todayRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/today/hiring",
    describe({
      summary: "Says what to do now over all open jobs, and how each job stands",
      tag: "Candidates",
      answer: { schema: HiringToday, description: "People to act on, and open jobs" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
      return c.json<HiringToday>(await deps.host.talent.applications.today(principal));
    },
  );
}
