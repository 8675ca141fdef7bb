/** The way a route reads its query: every parameter is known, and what is wrong is named. */
import { validator } from "hono-openapi";
import { z } from "zod";
import { serverErrors } from "../errors.ts";

export function query<S extends z.ZodType>(schema: S) {
  return validator("query", schema, (result) => {
    if (result.success) return;
    const issues = result.error.map(({ path = [], message }) => ({
      path: path.map((part) => String(typeof part === "object" ? part.key : part)).join("."),
      message,
    }));
    throw invalidQuery(issues);
  });
}

/** For what only shows when the parameter is used. */
export function invalidQuery(issues: readonly { path: string; message: string }[]) {
  const names = issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  return serverErrors.error("invalid-request", {
    detail: `The query has ${issues.length === 1 ? "a mistake" : `${issues.length} mistakes`}: ${names.join("; ")}.`,
    issues,
  });
}

/** A whole number in a query, where everything is text. */
export function numberBetween(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

/** `?status=a&status=b` and `?status=a,b` are the same list. */
export function listOf<S extends z.ZodType<unknown, string>>(item: S) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat().flatMap((text) => text.split(",")))
    .pipe(z.array(item));
}
