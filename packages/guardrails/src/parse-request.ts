import type { z } from "zod";
import { guardrailErrors } from "./errors.ts";

/** Input checked by its schema, or an error that says every wrong place at once. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = issuesOf(result.error);
  throw guardrailErrors.error("guardrail-request-invalid", {
    detail: `The ${what} does not hold: ${issues.map(({ path, message }) => `${path || "it"}: ${message}`).join("; ")}.`,
    issues,
  });
}

export function issuesOf(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
}
