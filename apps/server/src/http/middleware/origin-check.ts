/**
 * No other site may use Bole through a visitor's browser: change nothing, and set nothing off by
 * reading (an image that points at /api/system/checks would make Bole log in everywhere). Browsers
 * name the site that sends a request; programs that are no browser don't, and are let through.
 */
import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "../../config/load-config.ts";
import { serverErrors } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";
import { isReachedBy } from "../public-paths.ts";
import { hostOf } from "../request-host.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function originCheck(
  config: Pick<Config, "publicUrl" | "accounts">,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isSafe = SAFE_METHODS.has(c.req.method);
    const origin = c.req.header("Origin");
    const from = origin === undefined ? undefined : (URL.parse(origin)?.host ?? "");
    const isOurs =
      from === undefined ||
      from === hostOf(c).toLowerCase() ||
      isReachedBy(config, from, c.req.path);
    if (!isSafe && !isOurs)
      throw serverErrors.error("foreign-origin", `A request from "${origin}" was refused.`);
    if (c.req.header("Sec-Fetch-Site") === "cross-site" && !(isSafe && (isPage(c) || isVisit(c))))
      throw serverErrors.error("foreign-origin", "A request from another site was refused.");
    await next();
  };
}

/** The page's own files do nothing but be there. */
function isPage(c: Context<AppEnv>): boolean {
  return !c.req.path.startsWith("/api/");
}

/** Somebody follows a link to here; a frame on the other site's page is no visit. */
function isVisit(c: Context<AppEnv>): boolean {
  return (
    c.req.header("Sec-Fetch-Mode") === "navigate" &&
    (c.req.header("Sec-Fetch-Dest") ?? "document") === "document"
  );
}
