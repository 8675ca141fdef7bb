/** Whether an answer has the shape that was asked for: a zod schema, or a JSON Schema. */
import { z } from "zod";
import { issuesOf } from "../parse-request.ts";
import type { FormatIssue } from "./format-issue.ts";
import { issuesBySchema, type JsonSchema } from "./json-schema.ts";

export type OutputSchema = z.ZodType | JsonSchema;

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
  if (!(schema instanceof z.ZodType)) return issuesBySchema(schema, value);
  const result = schema.safeParse(value);
  return result.success ? [] : issuesOf(result.error);
}
