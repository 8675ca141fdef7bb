import { Hono } from "hono";
import { z } from "zod";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CandidateAssessment } from "../contract/candidates.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Query = InTenant.extend({ job_id: z.string().min(1).max(100) });

export function candidateAssessmentRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/candidates/:id/assessment",
    describe({
      summary: "How somebody's newest résumé meets the criteria of a job, with quotes",
      description: "What the résumé does not say is `unknown`, never `no`.",
      tag: "Candidates",
      answer: { schema: CandidateAssessment, description: "One for each criterion" },
      errors: [
        "invalid-request",
        "forbidden-tenant",
        "action-forbidden",
        "person-unknown",
        "job-unknown",
      ],
    }),
    query(Query),
    async (c) => {
      const { job_id, tenant } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      const { assessments } = deps.host.talent;
      const answer = await assessments.of(principal, c.req.param("id"), job_id);
      return c.json<CandidateAssessment>(answer);
    },
  );
}
