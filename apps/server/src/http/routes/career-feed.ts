import { createHash } from "node:crypto";
import { careerErrors } from "@bole/career";
import { Hono } from "hono";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerFeed } from "../contract/career.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";
import { icsOf } from "./career-plan.ts";

const FILE = /^([\w-]{20,100})\.ics$/;
const ERRORS = [
  "invalid-request",
  "foreign-origin",
  "forbidden-tenant",
  "career-session-unknown",
] as const;

export function careerFeedRoutes(deps: AppDeps): Hono<AppEnv> {
  const { career } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/career/sessions/:id/feed",
      describe({
        summary: "Makes a secret address of the plan, for calendar programs",
        description: "An address that was made before ends.",
        tag: "Career",
        answer: { schema: CareerFeed, description: "The address, which is told once" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        const token = await career.openFeed(principal, c.req.param("id"));
        return c.json<CareerFeed>({ path: `/calendar/career/${token}.ics` });
      },
    )
    .delete(
      "/career/sessions/:id/feed",
      describe({
        summary: "Takes the secret address of the plan back",
        tag: "Career",
        answer: { status: 204, description: "It answers no more" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        await career.closeFeed(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}

/** Not below `/api`: calendar programs know an address, and nothing of accounts. */
export function careerCalendarRoute(deps: Pick<AppDeps, "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/calendar/career/:file",
    describe({
      summary: "A career plan, for programs that subscribe to a calendar",
      description:
        "`POST /api/career/sessions/{id}/feed` makes the address. Answers 304 to its ETag.",
      tag: "Career",
      answer: { contentType: "text/calendar", description: "iCalendar" },
      errors: ["career-feed-unknown", "career-no-plan"],
    }),
    async (c) => {
      const [, token] = FILE.exec(c.req.param("file")) ?? [];
      if (token === undefined)
        throw careerErrors.error("career-feed-unknown", "There is no calendar at this address.");
      const ics = icsOf(await deps.host.career.ofFeed(token));
      // The time of writing says nothing about the content.
      const content = ics.replaceAll(/^DTSTAMP:.*$/gm, "");
      const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
      // Whoever reads it has the secret; nobody on the way may keep it.
      const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
      if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
      return c.body(ics, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
    },
  );
}
