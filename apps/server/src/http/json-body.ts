/** The way a route reads a JSON body: type, syntax and schema are checked, in that order. */
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono-openapi";
import type { z } from "zod";
import { type ServerErrorCode, serverErrors } from "../errors.ts";

/** What `jsonBody` can throw; a route that uses it lists these. */
export const BODY_ERRORS: readonly ServerErrorCode[] = [
  "invalid-request",
  "malformed-body",
  "unsupported-content-type",
  "body-too-large",
  "foreign-origin",
];

const JSON_TYPE = /^application\/json(?:\s*;.*)?$/i;

/** Goes before `jsonBody`. Refusing other types also keeps HTML forms of other sites out. */
export const requireJson: MiddlewareHandler = createMiddleware(async (c, next) => {
  const type = c.req.header("Content-Type");
  if (type === undefined || !JSON_TYPE.test(type.trim())) {
    throw serverErrors.error("unsupported-content-type", {
      detail: `The body must be application/json, not ${type === undefined ? "of unnamed type" : `"${type}"`}.`,
    });
  }
  try {
    // Hono keeps what it has parsed, so that the validator does not read again.
    await c.req.json();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw serverErrors.error("malformed-body", { detail: `${cause.message}.`, cause });
  }
  await next();
});

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
