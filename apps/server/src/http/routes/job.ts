import { Effect, Job } from "@bole/talent";
import { Hono } from "hono";
import { acting, actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ChangedJob, JobToPutAway } from "../contract/jobs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function jobRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/jobs/:id",
      describe({
        summary: "A job or a project, with its criteria",
        tag: "Jobs",
        answer: { schema: Job, description: "As it is now" },
        errors: ["invalid-request", "forbidden-tenant", "job-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        return c.json<Job>(await deps.host.talent.jobs.get(principal, c.req.param("id")));
      },
    )
    .put(
      "/jobs/:id",
      describe({
        summary: "Changes a job or a project",
        description: "A conflict carries the one that is there now, so that nothing is lost.",
        tag: "Jobs",
        answer: { schema: Job, description: "In its new version" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "job-unknown",
          "version-conflict",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(ChangedJob),
      async (c) => {
        const { job, version, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_jobs");
        const { jobs } = deps.host.talent;
        return c.json<Job>(await jobs.update(principal, c.req.param("id"), version, job));
      },
    )
    .delete(
      "/jobs/:id",
      describe({
        summary: "Deletes a job or a project that nobody has applied for",
        description:
          "Passes the gate of effects as `delete_job`. One with applications, interviews or work that is still going on is refused: archive it instead. `POST /jobs/:id/restore` takes it back.",
        tag: "Jobs",
        answer: { schema: Effect, description: "What became of it" },
        errors: [
          "invalid-request",
          "forbidden-tenant",
          "effect-forbidden",
          "job-unknown",
          "job-in-use",
          "version-conflict",
        ],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        const { jobs, effects } = deps.host.talent;
        const { id, version } = await jobs.get(principal, c.req.param("id"));
        const asked = { kind: "delete_job" as const, payload: { job_id: id, version } };
        return c.json<Effect>(await effects.request(principal, asked));
      },
    )
    .post(
      "/jobs/:id/archive",
      describe({
        summary: "Takes a job or a project out of lists, search and recommendations",
        description: "Everything about it is kept. `POST /jobs/:id/restore` takes it back.",
        tag: "Jobs",
        answer: { schema: Job, description: "As it is now" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "job-unknown"],
      }),
      requireJson,
      jsonBody(JobToPutAway),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("json").tenant, "edit_jobs");
        return c.json<Job>(await deps.host.talent.jobs.archive(principal, c.req.param("id")));
      },
    )
    .post(
      "/jobs/:id/restore",
      describe({
        summary: "Takes back that a job or a project was archived or deleted",
        tag: "Jobs",
        answer: { schema: Job, description: "As it is now" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "job-unknown"],
      }),
      requireJson,
      jsonBody(JobToPutAway),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("json").tenant, "edit_jobs");
        return c.json<Job>(await deps.host.talent.jobs.restore(principal, c.req.param("id")));
      },
    );
}
