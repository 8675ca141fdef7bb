import { readJob } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { JobRead, JobToRead } from "../contract/jobs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function jobsReadRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/jobs/read",
    describe({
      summary: "Reads a job from an advertisement, a web page or a JobPosting",
      description: "Nothing is stored: what was read is a draft, to be looked at and then added.",
      tag: "Jobs",
      answer: {
        schema: JobRead,
        description: "The draft, and where in its text each field stands",
      },
      errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden"],
    }),
    requireJson,
    jsonBody(JobToRead),
    async (c) => {
      const { text, tenant } = c.req.valid("json");
      await acting(c, deps, tenant, "edit_jobs");
      return c.json<JobRead>(readJob(text));
    },
  );
}
