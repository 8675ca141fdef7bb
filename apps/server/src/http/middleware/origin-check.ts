/**
 * No other site may change anything here through a visitor's browser. Browsers name the site
 * that sends a request; programs that are no browser send neither header and are let through.
 */
import type { MiddlewareHandler } from "hono";
import { serverErrors } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";
import { hostOf } from "../request-host.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function originCheck(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header("Origin");
      if (origin !== undefined && URL.parse(origin)?.host !== hostOf(c).toLowerCase())
        throw serverErrors.error("foreign-origin", `A request from "${origin}" was refused.`);
      if (c.req.header("Sec-Fetch-Site") === "cross-site")
        throw serverErrors.error("foreign-origin", "A request from another site was refused.");
    }
    await next();
  };
}
