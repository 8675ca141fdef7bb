import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ClientError } from "../contract/client-error.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function clientErrorsRoute(): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/client-errors",
    describe({
      summary: "Reports an error of the page",
      tag: "System",
      answer: { status: 204, description: "It stands in the log" },
      errors: BODY_ERRORS,
    }),
    requireJson,
    jsonBody(ClientError),
    (c) => {
      c.get("log").warn({ client: c.req.valid("json") }, "the page reported an error");
      return c.body(null, 204);
    },
  );
}
