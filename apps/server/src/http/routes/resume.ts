import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ResumeDetail } from "../contract/resumes.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function resumeRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/resumes/:id",
    describe({
      summary: "A résumé, its document's text, and where each field stands in it",
      tag: "Candidates",
      answer: { schema: ResumeDetail, description: "With what was found hidden" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "resume-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
      const { resumes } = deps.host.talent;
      return c.json<ResumeDetail>(await resumes.get(principal, c.req.param("id")));
    },
  );
}
