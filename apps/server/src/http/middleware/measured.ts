import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppDeps, AppEnv } from "../app-env.ts";

/** Requests by the route that answered them. A path may hold a secret or a name; a route does not. */
export function measured({
  metrics,
  monotonic,
}: Pick<AppDeps, "metrics" | "monotonic">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = monotonic();
    await next();
    metrics.answered({
      method: c.req.method,
      // The last handler that was called; more of them may match.
      route: routePath(c),
      status: c.res.status,
      ms: monotonic() - start,
    });
  };
}
