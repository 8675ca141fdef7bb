import { jobToPosting } from "@bole/reading";
import { Hono } from "hono";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function jobPostingRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/jobs/:id/posting",
    describe({
      summary: "A job as JSON-LD of schema.org's JobPosting, for a page of one's own",
      tag: "Jobs",
      answer: { contentType: "application/ld+json", description: "The posting" },
      errors: ["invalid-request", "forbidden-tenant", "job-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const principal = actingFreely(c, deps, c.req.valid("query").tenant);
      const job = await deps.host.talent.jobs.get(principal, c.req.param("id"));
      return c.body(JSON.stringify(jobToPosting(job), null, 2), 200, {
        "Content-Type": "application/ld+json; charset=utf-8",
      });
    },
  );
}
