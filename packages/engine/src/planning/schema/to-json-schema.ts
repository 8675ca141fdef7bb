import type { JsonSchema } from "../../contracts/json-schema.ts";
import type { Type } from "./type.ts";

/** Writes a type as JSON Schema, for an agent's `outputFor`. */
export function schemaOfType(type: Type): JsonSchema {
  switch (type.kind) {
    case "unknown":
      return {};
    case "never":
      return { not: {} };
    case "null":
    case "boolean":
    case "string":
      return { type: type.kind };
    case "number":
      return { type: type.integer ? "integer" : "number" };
    case "literal":
      return { ...schemaOfScalar(type.value), const: type.value };
    case "union":
      return { anyOf: type.options.map(schemaOfType) };
    case "list":
      return {
        type: "array",
        prefixItems: type.prefix.map(schemaOfType),
        items: schemaOfType(type.rest),
        minItems: type.min,
        ...(type.max !== null && { maxItems: type.max }),
      };
    case "object": {
      const entries = [...type.properties];
      return {
        type: "object",
        properties: Object.fromEntries(entries.map(([k, p]) => [k, schemaOfType(p.type)])),
        required: entries.filter(([, p]) => p.required).map(([key]) => key),
        additionalProperties: type.rest.kind === "never" ? false : schemaOfType(type.rest),
      };
    }
    default:
      return type satisfies never;
  }
}

function schemaOfScalar(value: string | number | boolean): JsonSchema {
  if (typeof value === "number") return { type: Number.isInteger(value) ? "integer" : "number" };
  return { type: typeof value === "string" ? "string" : "boolean" };
}
