/** Whether an answer has the shape that was asked for: a zod schema, or a JSON Schema. */
import { z } from "zod";
import { guardrailErrors } from "../errors.ts";
import { issuesOf } from "../parse-request.ts";

export type OutputSchema = z.ZodType | Readonly<Record<string, unknown>>;

export interface FormatIssue {
  readonly path: string;
  readonly message: string;
}

/** Nothing if the text is JSON that fits. A code fence around it is what models add; it may stay. */
export function checkFormat(text: string, schema: OutputSchema): FormatIssue[] {
  const body = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // The parser's own words quote the text, which may be anybody's.
    return [{ path: "", message: "not JSON" }];
  }
  const result = toZod(schema).safeParse(value);
  return result.success ? [] : issuesOf(result.error);
}

function toZod(schema: OutputSchema): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  try {
    return z.fromJSONSchema({ ...schema });
  } catch (cause) {
    throw guardrailErrors.error("guardrail-request-invalid", {
      detail: `The output's JSON Schema cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}
