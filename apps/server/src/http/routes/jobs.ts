import { Job, JobKind, JobStatus } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting, actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { JobList, NewJob } from "../contract/jobs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { viewerOf, visibleJobs } from "../permissions/visible.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  kind: z.enum(JobKind.options, `must be one of ${JobKind.options.join(", ")}`).optional(),
  status: z.enum(JobStatus.options, `must be one of ${JobStatus.options.join(", ")}`).optional(),
  archived: z
    .stringbool("must be true or false")
    .optional()
    .describe("True for those that were archived; they are in no other list"),
  q: z.string().max(200).optional().describe("Part of title, organisation or place"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function jobsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/jobs",
      describe({
        summary: "Lists jobs and projects, newest first",
        tag: "Jobs",
        answer: { schema: JobList, description: "A page of them, with how many people are where" },
        errors: ["invalid-request", "forbidden-tenant", "talent-request-invalid"],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const principal = actingFreely(c, deps, tenant);
        const limits = visibleJobs(await viewerOf(c, deps));
        const page = await deps.host.talent.jobs.list(principal, present({ ...filter, ...limits }));
        // How far others have come with a job is nothing for those who look for one.
        const seesPeople = c.get("permissions").has("person.read");
        const items = seesPeople ? page.items : page.items.map((one) => ({ ...one, stages: {} }));
        return c.json<JobList>({ ...page, items });
      },
    )
    .post(
      "/jobs",
      describe({
        summary: "Adds a job or a project",
        tag: "Jobs",
        answer: { schema: Job, description: "With its id, version and tags" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
      }),
      requireJson,
      jsonBody(NewJob),
      async (c) => {
        const { job, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_jobs");
        return c.json<Job>(await deps.host.talent.jobs.create(principal, job));
      },
    );
}
