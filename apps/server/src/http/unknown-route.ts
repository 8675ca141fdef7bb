/** Tells a path that does not exist from one that exists with another method. */
import type { Hono, NotFoundHandler } from "hono";
import { serverErrors } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function unknownRoute(app: Hono<AppEnv>): NotFoundHandler<AppEnv> {
  return (c) => {
    const { path } = c.req;
    // Whoever answers GET answers HEAD.
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const allowed = METHODS.filter((candidate) => answers(app, candidate, path));
    if (allowed.length === 0 || allowed.some((candidate) => candidate === method)) {
      const code = isApi(path) ? "route-not-found" : "file-not-found";
      throw serverErrors.error(code, `There is nothing at ${path}.`);
    }
    const allow = allowed.flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name])).join(", ");
    throw serverErrors.error("method-not-allowed", {
      detail: `${path} does not take ${method}, but ${allow}.`,
      data: { allow },
    });
  };
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** Middleware is registered for all methods; the page, registered for any path, is not the API. */
function answers(app: Hono<AppEnv>, method: string, path: string): boolean {
  const [matched] = app.router.match(method, path);
  return matched.some(
    ([[, route]]) => route.method === method && !(isApi(path) && route.path === "/*"),
  );
}
