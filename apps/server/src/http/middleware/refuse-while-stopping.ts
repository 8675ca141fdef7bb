/** Takes no new work while the server stops; what asks for its health is still told. */
import type { MiddlewareHandler } from "hono";
import { serverErrors } from "../../errors.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";

export function refuseWhileStopping({
  stopping,
}: Pick<AppDeps, "stopping">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (stopping.aborted && c.req.path !== "/api/health")
      throw serverErrors.error("stopping", "The request came while the server was stopping.");
    await next();
    if (stopping.aborted) c.header("Connection", "close");
  };
}
