import type { z } from "zod";
import type { JsonValue } from "../../contracts/json.ts";
import { formatPath } from "../../placeholders/reference.ts";
import type { IssueCode } from "../issue.ts";
import type { PlanView } from "../plan-view.ts";
import { describe } from "../schema/describe.ts";
import type { Sent } from "./sent.ts";

/** Holds a literal to all that its schema asks, limits and formats included. */
export function checkLiteral(
  view: PlanView,
  value: JsonValue,
  schema: z.ZodType,
  { path, target, taker }: Sent,
): boolean {
  const issues = parse(schema, value);
  for (const issue of issues) {
    const at = formatPath(issue.path.map((key) => (typeof key === "number" ? key : String(key))));
    const message = `${taker} does not take ${shown(value)}: ${issue.message}`;
    view.report(codeOf(issue), `${path}${at}`, message, `use ${wanted(issue, describe(target))}`);
  }
  return issues.length > 0;
}

/** No issues where the schema can only be asked at run time. */
function parse(schema: z.ZodType, value: JsonValue): readonly z.core.$ZodIssue[] {
  try {
    return schema.safeParse(value).error?.issues ?? [];
  } catch {
    return [];
  }
}

function codeOf(issue: z.core.$ZodIssue): IssueCode {
  if (issue.code === "unrecognized_keys") return "unknown_argument";
  const missing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
  return missing ? "missing_argument" : "type_mismatch";
}

function wanted(issue: z.core.$ZodIssue, otherwise: string): string {
  switch (issue.code) {
    case "invalid_value":
      return issue.values.map((value) => JSON.stringify(value)).join(" or ");
    case "too_small":
      return `${otherwise}, at least ${issue.minimum}`;
    case "too_big":
      return `${otherwise}, at most ${issue.maximum}`;
    case "invalid_format":
      return `${otherwise} in the format ${issue.format}`;
    default:
      return otherwise;
  }
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
