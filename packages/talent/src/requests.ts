/** Input checked once, and what is said where it names something that is not, or no longer, so. */
import type { z } from "zod";
import { talentErrors } from "./errors.ts";

/** Input checked by its schema, or an error that says every wrong place at once. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw talentErrors.error("talent-request-invalid", {
    detail: `The ${what} does not hold: ${issues.map(({ path, message }) => `${path || "it"}: ${message}`).join("; ")}.`,
    issues,
  });
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Who changes something says which version they saw; nobody's change is overwritten unseen. */
export function assertVersion(what: string, current: Versioned, seen: number): void {
  if (current.version === seen) return;
  throw talentErrors.error("version-conflict", {
    detail: `Version ${seen} of the ${what} "${current.id}" was changed; version ${current.version} holds now.`,
    data: { version: current.version, current },
  });
}
