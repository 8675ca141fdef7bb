import { TimeCursor } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { eventFrames } from "../../recruiter/event-frames.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RecruiterEvent, RecruiterSession, RecruiterSessionList } from "../contract/recruiter.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant } from "../tenant.ts";

const Page = InTenant.extend({
  limit: z.prefault(numberBetween(1, 50), "20"),
  before: TimeCursor.optional().describe("The `next` of the page before"),
});
const ERRORS = ["invalid-request", "forbidden-tenant", "action-forbidden"] as const;

export function agentSessionsRoutes(deps: AppDeps): Hono<AppEnv> {
  const { recruiter } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/agent/sessions",
      describe({
        summary: "Lists your conversations with the recruiter",
        tag: "Recruiter",
        answer: {
          schema: RecruiterSessionList,
          description: "Those first in which something happened last",
        },
        errors: ERRORS,
      }),
      query(Page),
      async (c) => {
        const { tenant, limit, before } = c.req.valid("query");
        const principal = await acting(c, deps, tenant, "read_people");
        return c.json<RecruiterSessionList>(
          await recruiter.sessions(principal, limit, before ?? null),
        );
      },
    )
    .get(
      "/agent/sessions/:id",
      describe({
        summary: "A conversation: what was said, and everything that came of it",
        tag: "Recruiter",
        answer: { schema: RecruiterSession, description: "All of it" },
        errors: [...ERRORS, "recruiter-session-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<RecruiterSession>(await recruiter.session(principal, c.req.param("id")));
      },
    )
    .delete(
      "/agent/sessions/:id",
      describe({
        summary: "Forgets a conversation",
        description: "What was done stays done. Not while a workflow of it is going on.",
        tag: "Recruiter",
        answer: { status: 204, description: "It is gone" },
        errors: [
          ...ERRORS,
          "foreign-origin",
          "recruiter-session-unknown",
          "recruiter-session-busy",
        ],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        await recruiter.deleteSession(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    )
    .get(
      "/agent/sessions/:id/events",
      describe({
        summary: "Follows a conversation",
        description:
          "All events from the first on, or after `Last-Event-ID`, then as they come. Beside `type` and `content` the " +
          "data names the `message_id` that an event answers: one that is not known was written elsewhere.",
        tag: "Recruiter",
        answer: {
          schema: RecruiterEvent,
          contentType: "text/event-stream",
          description: "The same events in every tab",
        },
        errors: [...ERRORS, "recruiter-session-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const id = c.req.param("id");
        await recruiter.assertOwn(principal, id);
        const frames = eventFrames((after, signal) =>
          recruiter.events(principal.tenant, id, { after, signal }),
        );
        return sseResponse(c, () => frames, deps);
      },
    );
}
