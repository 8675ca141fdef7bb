/**
 * Whether a value of one JSON Schema may stand where another one is wanted. Only as exact as choosing
 * an agent needs: the engine checks the finished plan thoroughly. What is not known fits.
 */
import type { JsonSchema, JsonValue } from "@bole/engine";

type Node = Exclude<JsonSchema, boolean>;

export function fieldsOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return typeof schema === "object"
    ? ((schema.properties ?? {}) as Record<string, JsonSchema>)
    : {};
}

export function requiredOf(schema: JsonSchema): readonly string[] {
  return typeof schema === "object" ? (schema.required ?? []) : [];
}

/** What the entries of a list are; undefined for what is no list. */
export function itemsOf(schema: JsonSchema): JsonSchema | undefined {
  if (typeof schema !== "object" || schema.type !== "array") return undefined;
  const { items } = schema;
  return items === undefined || Array.isArray(items) ? {} : (items as JsonSchema);
}

export function fits(given: JsonSchema, wanted: JsonSchema): boolean {
  if (typeof given === "boolean" || typeof wanted === "boolean") return true;
  const options = variants(given);
  if (options.length > 1) return options.every((option) => fits(option, wanted));
  const wishes = variants(wanted);
  if (wishes.length > 1) return wishes.some((wish) => fits(given, wish));
  const allowed = literals(wanted);
  if (allowed !== undefined) {
    const known = literals(given);
    return known?.every((value) => allowed.includes(value)) ?? false;
  }
  const [from, to] = [typeOf(given), typeOf(wanted)];
  if (from === undefined || to === undefined) return true;
  if (from !== to) return from === "integer" && to === "number";
  if (to === "array") return fits(itemsOf(given) ?? {}, itemsOf(wanted) ?? {});
  if (to !== "object") return true;
  const [has, wants] = [fieldsOf(given), fieldsOf(wanted)];
  return requiredOf(wanted).every((name) => {
    const field = has[name];
    return field !== undefined && fits(field, wants[name] ?? {});
  });
}

/** The schema of a value that is known. */
export function schemaOf(value: JsonValue): JsonSchema {
  if (value === null) return { type: "null" };
  if (Array.isArray(value))
    return { type: "array", items: value[0] === undefined ? {} : schemaOf(value[0]) };
  if (typeof value === "object") {
    const properties = Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, schemaOf(field)]),
    );
    return { type: "object", properties, required: Object.keys(value) } as JsonSchema;
  }
  if (typeof value === "number") {
    return { type: Number.isInteger(value) ? "integer" : "number", const: value };
  }
  return typeof value === "string"
    ? { type: "string", const: value }
    : { type: "boolean", const: value };
}

function variants(schema: Node): readonly Node[] {
  const { anyOf, oneOf, type } = schema;
  const options = anyOf ?? oneOf;
  if (options !== undefined)
    return options.filter((option): option is Node => typeof option === "object");
  return Array.isArray(type) ? type.map((single): Node => ({ ...schema, type: single })) : [schema];
}

function literals(schema: Node): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function typeOf(schema: Node): string | undefined {
  if (typeof schema.type === "string") return schema.type;
  return schema.properties === undefined ? undefined : "object";
}
