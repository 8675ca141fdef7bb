import { Interviewer } from "@bole/talent";
import { Hono } from "hono";
import { serverErrors } from "../../errors.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const ERRORS = [
  "invalid-request",
  "foreign-origin",
  "forbidden-tenant",
  "action-forbidden",
  "interviewer-unknown",
  "calendar-unreadable",
  "calendar-too-large",
  "calendar-too-slow",
] as const;

export function interviewerCalendarRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .put(
      "/interviewers/:id/calendar",
      describe({
        summary: "Takes an iCalendar file as the calendar of when somebody is busy",
        description: "The body is the file, as text/calendar. What cannot be read in it is told.",
        tag: "Interviews",
        answer: { schema: Interviewer, description: "With what was read" },
        errors: [...ERRORS, "unsupported-content-type", "body-too-large"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_interviewers");
        assertCalendar(c.req.header("Content-Type"));
        const text = await c.req.text();
        const { calendars } = deps.host.talent.interviewers;
        return c.json<Interviewer>(await calendars.put(principal, c.req.param("id"), text));
      },
    )
    .post(
      "/interviewers/:id/refresh",
      describe({
        summary: "Reads somebody's calendar again at once; one at an address is fetched",
        description: "If that fails, what was read last holds, and is said to be stale.",
        tag: "Interviews",
        answer: { schema: Interviewer, description: "With what was read" },
        errors: [...ERRORS, "feed-refused", "feed-failed"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_interviewers");
        const { calendars } = deps.host.talent.interviewers;
        return c.json<Interviewer>(await calendars.refresh(principal, c.req.param("id")));
      },
    );
}

/** Other types are what HTML forms of other sites can send. */
function assertCalendar(type: string | undefined): void {
  if (type?.split(";")[0]?.trim().toLowerCase() === "text/calendar") return;
  throw serverErrors.error("unsupported-content-type", {
    detail: `The body must be text/calendar, not ${type === undefined ? "of unnamed type" : `"${type}"`}.`,
  });
}
