/** Lets through who may use the route that was asked for. A route that no table knows is closed. */
import { accountErrors } from "@bole/accounts";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { permissionsFor } from "../permissions/route-permissions.ts";
import { assertVisible } from "../permissions/visible.ts";

export function permission(deps: Pick<AppDeps, "accounts" | "host">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const route = routeOf(c);
    // What no route answers is answered with that.
    if (route !== undefined) {
      const needed = permissionsFor(route);
      const permissions = c.get("permissions");
      if (!needed.some((one) => permissions.has(one))) throw refusal(c, route);
      if (c.get("identity")?.principal !== undefined) await assertVisible(c, deps, route);
    }
    await next();
  };
}

function refusal(c: Context<AppEnv>, route: string) {
  const identity = c.get("identity");
  if (c.get("principal") !== undefined)
    return accountErrors.error("permission-missing", {
      detail: "",
      data: { route },
    });
  return identity === undefined
    ? accountErrors.error("sign-in-required", `${route} is for people who have signed in.`)
    : accountErrors.error("organisation-missing", "No organisation has you as a member.");
}

/** As the router knows it, such as `GET /api/jobs/:id`; the first that matches is the one that answers. */
function routeOf(c: Context<AppEnv>): string | undefined {
  const found = matchedRoutes(c).find(
    ({ method, path }) => method !== "ALL" && !path.endsWith("*"),
  );
  return found && `${found.method} ${found.path}`;
}
