import { Hono } from "hono";
import { z } from "zod";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { AssessmentToDeepen, CandidateAssessment, DeepAssessment } from "../contract/candidates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Query = InTenant.extend({ job_id: z.string().min(1).max(100) });

export function candidateAssessmentRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
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
    )
    .post(
      "/candidates/:id/assessment",
      describe({
        summary: "Lets a model judge what rules could not decide",
        description:
          "Only verdicts whose quotes stand in the résumé are taken, and stored. What rules have found met or denied stays.",
        tag: "Candidates",
        answer: { schema: DeepAssessment, description: "One for each criterion" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "job-unknown",
        ],
      }),
      requireJson,
      jsonBody(AssessmentToDeepen),
      async (c) => {
        const { job_id, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        const { assessments } = deps.host.talent;
        const { signal } = c.req.raw;
        const answer = await assessments.deepen(principal, c.req.param("id"), job_id, signal);
        return c.json<DeepAssessment>(answer);
      },
    );
}
