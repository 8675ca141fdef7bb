/** The way a route reads a JSON body: type, syntax and schema are checked, in that order. */

import { errorCode } from "@bole/base";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono-openapi";
import type { z } from "zod";
import { serverErrors } from "../errors.ts";
import type { RouteErrorCode } from "./openapi/describe.ts";

/**
 * What `jsonBody` can throw, and what anything may that reads a text out of the body: a route that uses
 * it lists these.
 */
export const BODY_ERRORS = [
  "invalid-request",
  "malformed-body",
  "unsupported-content-type",
  "body-too-large",
  "foreign-origin",
  "text-too-slow",
  "text-busy",
] as const satisfies readonly RouteErrorCode[];

/** Goes before `jsonBody`. Refusing other types also keeps HTML forms of other sites out. */
export const requireJson: MiddlewareHandler = createMiddleware(async (c, next) => {
  const type = c.req.header("Content-Type");
  if (type === undefined || !isJsonInUtf8(type)) {
    throw serverErrors.error("unsupported-content-type", {
      detail: `The body must be application/json in UTF-8, not ${type === undefined ? "of unnamed type" : `"${type}"`}.`,
    });
  }
  try {
    // Hono keeps what it has read, so that the validator does not read again. It would replace
    // what is not UTF-8 by question marks, and nobody would know that a name was lost.
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer()));
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw serverErrors.error("malformed-body", { detail: `${cause.message}.`, cause });
    if (errorCode(cause) === "ERR_ENCODING_INVALID_ENCODED_DATA")
      throw serverErrors.error("malformed-body", { detail: "The body is not UTF-8.", cause });
    throw cause;
  }
  await next();
});

function isJsonInUtf8(contentType: string): boolean {
  const [type, ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith("charset"));
  return type === "application/json" && charsets.every((text) => UTF8.test(text));
}

const UTF8 = /^charset\s*=\s*("?)utf-?8\1$/;

export function jsonBody<S extends z.ZodType>(schema: S) {
  return validator("json", schema, (result) => {
    if (result.success) return;
    const issues = result.error.map(({ path = [], message }) => ({
      path: jsonPath(path.map((part) => (typeof part === "object" ? part.key : part))),
      message,
    }));
    throw serverErrors.error("invalid-request", {
      detail: `The body has ${issues.length === 1 ? "a mistake" : `${issues.length} mistakes`}.`,
      issues,
    });
  });
}

/** `$.items[0].name`; the whole body is `$`. */
function jsonPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>(
    (path, part) => (typeof part === "number" ? `${path}[${part}]` : `${path}.${String(part)}`),
    "$",
  );
}
