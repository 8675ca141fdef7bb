import type { JsonSchema } from "../../contracts/json-schema.ts";
import { intersect } from "./intersect.ts";
import {
  BOOLEAN,
  INTEGER,
  listOf,
  NEVER,
  NULL,
  NUMBER,
  type Property,
  STRING,
  type Type,
  UNKNOWN,
  unionOf,
} from "./type.ts";

/**
 * Reads a JSON Schema as a type. What it does not understand becomes `unknown`, never a refusal.
 * A schema that contains itself is followed a little way and is unknown below.
 */
export function typeOfSchema(schema: JsonSchema): Type {
  return new Reader(schema).read(schema, []);
}

type Node = JsonSchema | boolean | undefined;

const MAX_SAME_REF = 2;
const MAX_NODES = 5000;

class Reader {
  private readonly root: JsonSchema;
  private nodes = 0;

  constructor(root: JsonSchema) {
    this.root = root;
  }

  read(schema: Node, refs: readonly string[]): Type {
    if (schema === undefined || schema === true || ++this.nodes > MAX_NODES) return UNKNOWN;
    if (schema === false) return NEVER;
    const { $ref, anyOf, oneOf, allOf, not } = schema;
    const parts: Type[] = [this.readBase(schema, refs)];
    if ($ref !== undefined) parts.push(this.follow($ref, refs));
    for (const options of [anyOf, oneOf]) {
      if (options) parts.push(unionOf(options.map((option) => this.read(option, refs))));
    }
    for (const part of allOf ?? []) parts.push(this.read(part, refs));
    if (not === true || (not && Object.keys(not).length === 0)) parts.push(NEVER);
    return parts.reduce(intersect);
  }

  private follow(ref: string, refs: readonly string[]): Type {
    if (refs.filter((other) => other === ref).length >= MAX_SAME_REF) return UNKNOWN;
    const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec(ref)?.[1];
    const target = ref === "#" ? this.root : this.root.$defs?.[fromPointer(name ?? "")];
    return this.read(target, [...refs, ref]);
  }

  private readBase(schema: JsonSchema, refs: readonly string[]): Type {
    if (schema.const !== undefined) return literal(schema.const);
    if (schema.enum !== undefined) return unionOf(schema.enum.map(literal));
    const types = schema.type === undefined ? guess(schema) : [schema.type].flat();
    if (types.length === 0) return UNKNOWN;
    return unionOf(types.map((type) => this.readKind(type, schema, refs)));
  }

  private readKind(type: string, schema: JsonSchema, refs: readonly string[]): Type {
    switch (type) {
      case "string":
        return STRING;
      case "number":
        return NUMBER;
      case "integer":
        return INTEGER;
      case "boolean":
        return BOOLEAN;
      case "null":
        return NULL;
      case "array":
        return this.readList(schema, refs);
      case "object":
        return this.readObject(schema, refs);
      default:
        return UNKNOWN;
    }
  }

  private readList(schema: JsonSchema, refs: readonly string[]): Type {
    const { prefixItems = [], items, minItems = 0, maxItems = null } = schema;
    const prefix = prefixItems.map((item) => this.read(item, refs));
    const rest = Array.isArray(items) ? UNKNOWN : this.read(items, refs);
    const max =
      rest.kind === "never" ? Math.min(prefix.length, maxItems ?? prefix.length) : maxItems;
    return { ...listOf(rest, minItems, max), prefix };
  }

  private readObject(schema: JsonSchema, refs: readonly string[]): Type {
    const { properties = {}, required = [], propertyNames, patternProperties } = schema;
    const others = this.read(schema.additionalProperties, refs);
    const found = new Map<string, Property>();
    const add = (key: string, type: Type) =>
      found.set(key, { type, required: required.includes(key) });
    const keys = typeof propertyNames === "object" ? propertyNames.enum : undefined;
    for (const key of [...(keys ?? []), ...required]) add(String(key), others);
    for (const [key, inner] of Object.entries(properties)) add(key, this.read(inner, refs));
    const rest = patternProperties === undefined ? others : UNKNOWN;
    return { kind: "object", properties: found, rest: keys === undefined ? rest : NEVER };
  }
}

function literal(value: unknown): Type {
  if (value === null) return NULL;
  const scalar =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return scalar ? { kind: "literal", value } : UNKNOWN;
}

/** Schemas written by hand often leave `type` out. */
function guess(schema: JsonSchema): string[] {
  if (schema.properties !== undefined) return ["object"];
  return schema.items !== undefined || schema.prefixItems !== undefined ? ["array"] : [];
}

function fromPointer(pointer: string): string {
  return pointer.replaceAll("~1", "/").replaceAll("~0", "~");
}
