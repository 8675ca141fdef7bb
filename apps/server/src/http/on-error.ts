/** Turns whatever a handler throws into a problem, and writes to the log what the client must not see. */
import type { ErrorHandler } from "hono";
import type { AppEnv } from "./app-env.ts";
import { asBoleError, placeOf, problemResponse, toProblem } from "./problem.ts";

export const onError: ErrorHandler<AppEnv> = (thrown, c) => {
  const error = asBoleError(thrown);
  const { status } = error.entry;
  const isExpected = error.code === "stopping" || error.data.cause === "starting";
  if (status >= 500 && !isExpected)
    c.get("log").error({ err: error.cause ?? error, code: error.code }, "request failed");
  return problemResponse(toProblem(error, placeOf(c)), extraHeaders(error));
};

function extraHeaders(error: ReturnType<typeof asBoleError>): Record<string, string> {
  if (error.code === "method-not-allowed") return { Allow: String(error.data.allow ?? "") };
  if (error.code === "text-busy") return { "Retry-After": "5" };
  if (error.code === "sign-in-required" || error.code === "key-invalid")
    return { "WWW-Authenticate": 'Bearer realm="Bole"' };
  if (error.code === "stopping") return { "Retry-After": "5", Connection: "close" };
  // What is left of a body that is too large is not worth reading.
  if (error.code === "body-too-large") return { Connection: "close" };
  return {};
}
