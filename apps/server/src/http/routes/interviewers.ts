import { Interviewer } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { InterviewerList, InterviewerToAdd } from "../contract/interviews.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function interviewersRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/interviewers",
      describe({
        summary: "Lists who talks to candidates",
        tag: "Interviews",
        answer: { schema: InterviewerList, description: "With what is known of their calendars" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const items = await deps.host.talent.interviewers.list(principal);
        return c.json<InterviewerList>({ items });
      },
    )
    .post(
      "/interviewers",
      describe({
        summary: "Adds somebody who talks to candidates",
        description: "A calendar can come along, or be sent or subscribed to afterwards.",
        tag: "Interviews",
        answer: { schema: Interviewer, description: "With their id" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "calendar-unreadable",
          "calendar-too-slow",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(InterviewerToAdd),
      async (c) => {
        const { interviewer, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_interviewers");
        return c.json<Interviewer>(await deps.host.talent.interviewers.add(principal, interviewer));
      },
    );
}
