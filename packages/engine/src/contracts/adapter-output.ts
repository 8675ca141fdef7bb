import { parsePath } from "../placeholders/parse-template.ts";
import type { Segment } from "../placeholders/reference.ts";
import type { JsonSchema } from "./json-schema.ts";

/**
 * What an adapter will answer to arguments of a schema: the validator's view of `adapter-fields`.
 * Where it cannot tell, the field is anything and may be left out; it never promises too much.
 */
export function adapterOutput(args: JsonSchema): JsonSchema {
  const fields = at(args, ["fields"]);
  const from = at(args, ["from"]);
  if (fields?.properties === undefined || fields.additionalProperties !== false) return ANY_RECORD;
  if (from === null) return fields;
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const name of Object.keys(fields.properties)) {
    const rule = at(fields, [name]);
    const found = rule === null ? UNSURE : outcome(rule, from);
    properties[name] = found.schema;
    if (found.sure) required.push(name);
  }
  return { type: "object", properties, required, additionalProperties: false };
}

const ANY_RECORD: JsonSchema = { type: "object", additionalProperties: {} };
const UNSURE = { schema: {}, sure: false };

interface Outcome {
  readonly schema: JsonSchema;
  /** Whether the field will certainly be there. */
  readonly sure: boolean;
}

function outcome(rule: JsonSchema, from: JsonSchema): Outcome {
  const path = typeof rule.const === "string" ? rule.const : at(rule, ["path"])?.const;
  const segments = typeof path === "string" ? parsePath(path) : null;
  const read = (reached: JsonSchema | null) =>
    reached && at(rule, ["trim"]) !== null ? trimmed(reached) : reached;
  const source = read(segments && at(from, segments));
  const possible = read(segments && at(from, segments, "optional too"));
  if (rule.type !== "object") return source ? { schema: source, sure: true } : UNSURE;
  const as = at(rule, ["as"])?.const;
  const fallback = at(rule, ["default"]);
  if (as === undefined && rule.properties?.as !== undefined) return UNSURE;
  const type = as === "list" ? "array" : SCALARS.find((scalar) => scalar === as);
  const schema: JsonSchema = type === undefined ? (possible ?? {}) : { type };
  const sure = source !== null && (type === undefined || source.type === type);
  if (fallback === null) return { schema: sure && source ? source : schema, sure };
  return { schema: { anyOf: [schema, fallback] }, sure: true };
}

/** A literal may lose its white space; what it is made of stays. */
function trimmed({ type }: JsonSchema): JsonSchema {
  return type === undefined || type === "array" || type === "object" ? {} : { type };
}

const SCALARS = ["string", "number", "boolean"] as const;

/** The schema at a path that is certainly there, or that can be there; null if it is not known. */
function at(
  schema: JsonSchema,
  path: readonly Segment[],
  presence: "sure" | "optional too" = "sure",
): JsonSchema | null {
  let here = schema;
  for (const segment of path) {
    if (typeof segment === "number") return null;
    if (presence === "sure" && !here.required?.includes(segment)) return null;
    const next = here.properties?.[segment];
    if (typeof next !== "object") return null;
    here = next;
  }
  return here;
}
