/** Answers of the API are about people and change: no cache may keep one, unless a route says so. */
import type { MiddlewareHandler } from "hono";

export function doNotStore(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  };
}
