/** Not below `/api`: calendar programs know an address, and nothing of accounts. */
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";

const ENDING = ".ics";

export function feedPath(token: string): string {
  return `/calendar/${token}${ENDING}`;
}

export function calendarFeedRoute(deps: Pick<AppDeps, "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/calendar/:file{[A-Za-z0-9_-]{20,100}\\.ics}", async (c) => {
    const token = c.req.param("file").slice(0, -ENDING.length);
    const { ics, etag } = await deps.host.talent.feeds.read(token);
    // Whoever reads it has the secret; nobody on the way may keep it.
    const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
    if (matches(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
    return c.body(ics, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
  });
}

function matches(asked: string | undefined, etag: string): boolean {
  const known = asked?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return known.includes(etag) || known.includes("*");
}
