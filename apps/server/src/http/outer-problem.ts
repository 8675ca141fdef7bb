/**
 * Answers what never reached the application, or fell out of it: with a request id, the security
 * headers and a line in the log, as the application itself would.
 */

import { errorCode, errorText } from "@bole/base";
import { RequestError } from "@hono/node-server";
import { Hono } from "hono";
import { serverErrors } from "../errors.ts";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { onError } from "./on-error.ts";

export type OuterProblem = (thrown: unknown) => Promise<Response>;

export function outerProblem(deps: Pick<AppDeps, "newId" | "log">): OuterProblem {
  return async (thrown) => {
    const error = asRefusal(thrown);
    const app = new Hono<AppEnv>();
    app.onError(onError);
    app.use(requestId(deps), securityHeaders());
    app.all("*", () => {
      throw error;
    });
    return app.request("/");
  };
}

/** What Node's parser refuses is the client's mistake; anything else is ours. */
function asRefusal(thrown: unknown): Error {
  if (thrown instanceof RequestError)
    return serverErrors.error("malformed-request", `${thrown.message}.`);
  const code = errorCode(thrown) ?? "";
  if (code === "HPE_HEADER_OVERFLOW")
    return serverErrors.error("headers-too-large", "The headers are larger than 16 kB.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return serverErrors.error("request-too-slow", "The request did not arrive in time.");
  if (code.startsWith("HPE_"))
    return serverErrors.error("malformed-request", `${errorText(thrown)}.`);
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
