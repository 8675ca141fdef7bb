import { z } from "zod";
import { careerErrors } from "../errors.ts";

/** A request as its schema has it, or every mistake in it at once. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw careerErrors.error("career-request-invalid", {
    detail: z.prettifyError(result.error),
    issues: result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
