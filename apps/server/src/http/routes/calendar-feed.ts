/** Not below `/api`: calendar programs know an address, and nothing of accounts. */
import { talentErrors } from "@bole/talent";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";

const FILE = /^([\w-]{20,100})\.ics$/;

export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

export function calendarFeedRoute(deps: Pick<AppDeps, "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/calendar/:file",
    describe({
      summary: "Somebody's interviews, for programs that subscribe to a calendar",
      description: "`POST /api/interviewers/{id}/feed` makes the address. Answers 304 to its ETag.",
      tag: "Interviews",
      answer: { contentType: "text/calendar", description: "iCalendar" },
      errors: ["calendar-feed-unknown"],
    }),
    async (c) => {
      const [, token] = FILE.exec(c.req.param("file")) ?? [];
      if (token === undefined)
        throw talentErrors.error("calendar-feed-unknown", "There is no calendar at this address.");
      const { ics, etag } = await deps.host.talent.feeds.read(token);
      // Whoever reads it has the secret; nobody on the way may keep it.
      const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
      if (matches(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
      return c.body(ics, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
    },
  );
}

function matches(asked: string | undefined, etag: string): boolean {
  const known = asked?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return known.includes(etag) || known.includes("*");
}
