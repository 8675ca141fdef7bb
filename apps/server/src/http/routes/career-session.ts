import { openSource } from "@bole/career";
import { Hono } from "hono";
import { z } from "zod";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerSession, CareerSource } from "../contract/career.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant } from "../tenant.ts";

const OneSource = InTenant.extend({
  source: z.string().min(1).max(2_000).describe("The id of a source of the report"),
});

const Told = z.object({ type: z.string(), content: z.record(z.string(), z.unknown()) });

export function careerSessionRoutes(deps: AppDeps): Hono<AppEnv> {
  const { career, careerFeeds, talent } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/career/sessions/:id",
      describe({
        summary: "A career session: its whole state",
        description:
          "Every field of the seed's `CareerNavigatorState`, the plan with what was moved and ticked off, and what the session waits for.",
        tag: "Career",
        answer: { schema: CareerSession, description: "As it is now" },
        errors: ["invalid-request", "forbidden-tenant", "career-session-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        return c.json<CareerSession>(await career.get(principal, c.req.param("id")));
      },
    )
    .get(
      "/career/sessions/:id/events",
      describe({
        summary: "What happens in a career session, live",
        description:
          '`event: X` with `data: {"type": X, "content": …}`: `stage`, `node_started`, `node_completed`, `node_failed`, `text` as it is written, `question`, `waiting`, `answered`, `done`, `failed`. From the first, or after `Last-Event-ID`; it can be taken up again after a restart of the server. The stream ends with the session.',
        tag: "Career",
        answer: {
          schema: Told,
          contentType: "text/event-stream",
          description: "The events so far, then each as it happens",
        },
        errors: ["invalid-request", "forbidden-tenant", "career-session-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        const { session_id } = await career.get(principal, c.req.param("id"));
        return sseResponse(c, () => careerFeeds.of(principal.tenant, session_id), deps);
      },
    )
    .get(
      "/career/sessions/:id/source",
      describe({
        summary: "Opens a source of the report",
        tag: "Career",
        answer: { schema: CareerSource, description: "What stands there" },
        errors: [
          "invalid-request",
          "forbidden-tenant",
          "career-session-unknown",
          "career-request-invalid",
          "job-unknown",
          "resume-unknown",
        ],
      }),
      query(OneSource),
      async (c) => {
        const { tenant, source } = c.req.valid("query");
        const principal = actingFreely(c, deps, tenant);
        const session = await career.get(principal, c.req.param("id"));
        return c.json<CareerSource>(await openSource(session, source, talent, principal));
      },
    );
}
