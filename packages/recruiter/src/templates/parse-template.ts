import type { z } from "zod";
import { recruiterErrors } from "../errors.ts";

/** Reads what was given, or says all that is wrong with it. */
export function parseTemplate<Out>(schema: z.ZodType<Out>, given: unknown): Out {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw recruiterErrors.error("template-invalid", {
    detail: issues.map(({ path, message }) => `${path || "template"}: ${message}`).join("; "),
    issues,
  });
}
