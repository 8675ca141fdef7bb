/** Whether a value fits a JSON Schema that a caller brought along. Its patterns take linear time. */
import { isBoleError } from "@bole/base";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { guardrailErrors } from "../errors.ts";
import type { FormatIssue } from "./format-issue.ts";
import { linearPattern } from "./linear-pattern.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** More than these help nobody. */
const MOST_ISSUES = 20;

export function issuesBySchema(schema: JsonSchema, value: unknown): FormatIssue[] {
  const fits = compile(schema);
  if (fits(value)) return [];
  return (fits.errors ?? [])
    .slice(0, MOST_ISSUES)
    .map(({ instancePath, message = "does not fit" }) => ({
      path: instancePath.slice(1).replaceAll("/", "."),
      message,
    }));
}

function compile(schema: JsonSchema) {
  try {
    return newAjv().compile({ ...schema });
  } catch (cause) {
    if (isBoleError(cause)) throw cause;
    throw guardrailErrors.error("guardrail-request-invalid", {
      detail: `The output's JSON Schema cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}

/** A new one each time: it would keep every schema that it has seen. */
function newAjv() {
  const engine = Object.assign((source: string) => linearPattern(source), {
    code: "linearPattern",
  });
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    validateSchema: false,
    code: { regExp: engine },
  });
  addFormats.default(ajv);
  return ajv;
}
