/**
 * The HTTP application: middleware, routes and the page, put together from what it is given. It
 * opens nothing and listens nowhere, so a test can call it as a function.
 */
import { Hono } from "hono";
import { apiRoutes } from "./api-routes.ts";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { accessLog } from "./middleware/access-log.ts";
import { bodyLimit } from "./middleware/body-limit.ts";
import { doNotStore } from "./middleware/do-not-store.ts";
import { hostCheck } from "./middleware/host-check.ts";
import { inFlight } from "./middleware/in-flight.ts";
import { measured } from "./middleware/measured.ts";
import { originCheck } from "./middleware/origin-check.ts";
import { permission } from "./middleware/permission.ts";
import { principal } from "./middleware/principal.ts";
import { refuseWhileStopping } from "./middleware/refuse-while-stopping.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { onError } from "./on-error.ts";
import { servePage } from "./page/serve-page.ts";
import { calendarFeedRoute } from "./routes/calendar-feed.ts";
import { careerCalendarRoute } from "./routes/career-feed.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { unsubscribeRoutes } from "./routes/unsubscribe.ts";
import { unknownRoute } from "./unknown-route.ts";

export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(unknownRoute(app));

  // Outermost first: what stands above also sees the problems of what stands below.
  app.use(requestId(deps));
  app.use(accessLog(deps));
  app.use(measured(deps));
  app.use(inFlight(deps));
  app.use(securityHeaders());
  app.use(hostCheck(deps.config));
  app.use(originCheck(deps.config));
  app.use(refuseWhileStopping(deps));
  app.use("/api/*", doNotStore());
  app.use("/api/*", bodyLimit(deps.config));
  for (const path of ["/api/*", "/metrics"]) {
    app.use(path, principal(deps));
    app.use(path, permission(deps));
  }

  for (const route of apiRoutes(app, deps)) app.route("/api", route);

  app.route("/", metricsRoute(deps));
  app.route("/", unsubscribeRoutes(deps));
  app.all("/api/*", unknownRoute(app));
  app.route("/", careerCalendarRoute(deps));
  app.route("/", calendarFeedRoute(deps));
  app.get("*", servePage(deps.pageFolder));
  return app;
}
