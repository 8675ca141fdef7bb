import { Interviewer } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ChangedInterviewer } from "../contract/interviews.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function interviewerRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/interviewers/:id",
      describe({
        summary: "Somebody who talks to candidates",
        tag: "Interviews",
        answer: { schema: Interviewer, description: "With what is known of their calendar" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "interviewer-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const { interviewers } = deps.host.talent;
        return c.json<Interviewer>(await interviewers.get(principal, c.req.param("id")));
      },
    )
    .patch(
      "/interviewers/:id",
      describe({
        summary: "Changes an interviewer, or the calendar that they are subscribed to",
        description:
          "What is left out stays. A calendar at an address is read at once, and again every quarter of an hour; if it cannot be read, nothing changes.",
        tag: "Interviews",
        answer: { schema: Interviewer, description: "In their new version" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "interviewer-unknown",
          "version-conflict",
          "feed-refused",
          "feed-failed",
          "calendar-unreadable",
          "calendar-too-large",
          "calendar-too-slow",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(ChangedInterviewer),
      async (c) => {
        const { version, change, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_interviewers");
        const { interviewers } = deps.host.talent;
        const id = c.req.param("id");
        return c.json<Interviewer>(await interviewers.change(principal, id, version, change));
      },
    )
    .delete(
      "/interviewers/:id",
      describe({
        summary: "Removes an interviewer who leads nothing any more",
        description: "Their name stays with the interviews that they led; the rest is forgotten.",
        tag: "Interviews",
        answer: { status: 204, description: "They are gone" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "interviewer-unknown",
          "interviewer-booked",
        ],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_interviewers");
        await deps.host.talent.interviewers.remove(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}
