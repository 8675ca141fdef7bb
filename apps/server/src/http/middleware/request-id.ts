/** Gives each request an id, so that an answer, a problem and the log lines can be matched. */
import type { MiddlewareHandler } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";

/** What a caller may send: it is written to logs and headers as it is. */
const SAFE = /^[A-Za-z0-9._-]{8,128}$/;

export function requestId({
  newId,
  log,
}: Pick<AppDeps, "newId" | "log">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const asked = c.req.header("X-Request-Id");
    const id = asked !== undefined && SAFE.test(asked) ? asked : newId();
    c.set("requestId", id);
    c.set("log", log.child({ request_id: id }));
    await next();
    c.header("X-Request-Id", id);
  };
}
