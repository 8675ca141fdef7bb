import { Application } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewApplication } from "../contract/candidates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function applicationsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/applications",
    describe({
      summary: "Makes a person a candidate for a job",
      tag: "Candidates",
      answer: { schema: Application, description: "In its first stage" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "action-forbidden",
        "person-unknown",
        "job-unknown",
        "application-exists",
      ],
    }),
    requireJson,
    jsonBody(NewApplication),
    async (c) => {
      const { tenant, ...application } = c.req.valid("json");
      const principal = await acting(c, deps, tenant, "edit_people");
      const { applications } = deps.host.talent;
      return c.json<Application>(await applications.add(principal, application));
    },
  );
}
