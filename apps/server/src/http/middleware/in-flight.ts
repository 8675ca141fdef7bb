import type { MiddlewareHandler } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { withoutSecret } from "../public-paths.ts";

/** Says which requests are being answered, for whoever watches the event loop. */
export function inFlight({ requests }: Pick<AppDeps, "requests">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const end = requests.begin(c.req.method, withoutSecret(c.req.path));
    try {
      await next();
    } finally {
      end();
    }
  };
}
