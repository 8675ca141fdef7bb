/** What is answered before there is anything to answer with: that the server is starting. */
import { Hono } from "hono";
import { notReady } from "../lifecycle/readiness.ts";
import type { AppDeps, AppEnv } from "./app-env.ts";
import type { Health } from "./contract/health.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { onError } from "./on-error.ts";

/** Every other path waits. */
export const STARTING_PATHS: ReadonlySet<string> = new Set(["/api/health", "/api/ready"]);

export function startingApp({
  version,
  config,
  ...deps
}: Pick<AppDeps, "version" | "config" | "newId" | "log">): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.use(requestId(deps), securityHeaders());
  app.get("/api/health", (c) => c.json<Health>({ status: "starting", version, mode: config.mode }));
  app.get("/api/ready", () => {
    throw notReady("starting", "The database is being opened and migrated.");
  });
  return app;
}
