/** One line per answered request: method, path, status, time. Never a query, a body or a header. */
import type { MiddlewareHandler } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { withoutSecret } from "../public-paths.ts";

export function accessLog({ monotonic }: Pick<AppDeps, "monotonic">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = monotonic();
    await next();
    const line = {
      method: c.req.method,
      path: withoutSecret(c.req.path),
      status: c.res.status,
      ms: Math.round(monotonic() - start),
    };
    const level = isNoise(c.req.path) ? "debug" : "info";
    c.get("log")[level](line, "request");
  };
}

/** The page's own files and its heartbeat would drown what matters. */
function isNoise(path: string): boolean {
  return !path.startsWith("/api/") || path === "/api/health";
}
