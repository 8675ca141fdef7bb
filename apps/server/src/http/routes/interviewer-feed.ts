import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { InterviewerFeed } from "../contract/interviews.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";
import { feedPath } from "./calendar-feed.ts";

const ERRORS = [
  "invalid-request",
  "foreign-origin",
  "forbidden-tenant",
  "action-forbidden",
  "interviewer-unknown",
] as const;

export function interviewerFeedRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/interviewers/:id/feed",
      describe({
        summary: "Makes a secret address of somebody's interviews, for calendar programs",
        description: "An address that was made before ends.",
        tag: "Interviews",
        answer: { schema: InterviewerFeed, description: "The address, which is told once" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_interviewers");
        const token = await deps.host.talent.feeds.open(principal, c.req.param("id"));
        return c.json<InterviewerFeed>({ path: feedPath(token) });
      },
    )
    .delete(
      "/interviewers/:id/feed",
      describe({
        summary: "Takes the secret address of somebody's interviews back",
        tag: "Interviews",
        answer: { status: 204, description: "It answers no more" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_interviewers");
        await deps.host.talent.feeds.close(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}
