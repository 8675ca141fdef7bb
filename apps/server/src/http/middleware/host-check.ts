/**
 * Answers only to the machine's own names. A web site can point its domain at 127.0.0.1 (DNS
 * rebinding) and would then be "same origin" with us; its Host header gives it away.
 */
import type { MiddlewareHandler } from "hono";
import type { Config } from "../../config/load-config.ts";
import { serverErrors } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";
import { isReachedBy } from "../public-paths.ts";
import { hostOf } from "../request-host.ts";

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export function hostCheck(
  config: Pick<Config, "publicUrl" | "accounts">,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = hostOf(c);
    if (!LOOPBACK.test(host) && !isReachedBy(config, host, c.req.path))
      throw serverErrors.error("foreign-host", `This server does not answer to "${host}".`);
    await next();
  };
}
