/** What a person must know of an agent's JSON Schema: the fields, their types, what each may be. */
import { isList, isRecord, type Json, type JsonRecord } from "../../../json/json.ts";

export interface SchemaField {
  readonly name: string;
  readonly schema: Json;
  readonly required: boolean;
  readonly description: string;
  /** As one would write it in TypeScript, which is short and the same in every language. */
  readonly type: string;
  readonly input: "text" | "number" | "choice" | "json";
  readonly choices: readonly Json[];
  readonly fallback: Json | undefined;
}

export function schemaFields(root: Json): readonly SchemaField[] {
  return propertiesOf(root, root).map(({ name, schema: given, required }) => {
    const schema = resolve(given, root);
    const choices = choicesOf(schema, root);
    return {
      name,
      schema: given,
      required,
      description: textOf(given, "description") || textOf(schema, "description"),
      type: typeText(given, root),
      input: inputOf(schema, choices),
      choices,
      fallback: isRecord(schema) ? schema.default : undefined,
    };
  });
}

export interface Property {
  readonly name: string;
  readonly schema: Json;
  readonly required: boolean;
}

/** Of an object, or of every variant that it can have: then required is what all of them require. */
export function propertiesOf(given: Json, root: Json): readonly Property[] {
  const schema = resolve(given, root);
  if (!isRecord(schema)) return [];
  const required = isList(schema.required) ? schema.required : [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const found = new Map(
    own.map(([name, inner]) => [name, { name, schema: inner, required: required.includes(name) }]),
  );
  for (const part of listAt(schema, "allOf").map((inner) => propertiesOf(inner, root)))
    for (const property of part) found.set(property.name, property);
  const variants = variantsOf(schema).map((inner) => propertiesOf(inner, root));
  const inAll = (name: string) =>
    variants.every((list) => list.some((one) => one.name === name && one.required));
  for (const property of variants.flat()) {
    if (!found.has(property.name))
      found.set(property.name, { ...property, required: inAll(property.name) });
  }
  return [...found.values()];
}

/** The schema of a list's entries; undefined where it is no list. */
export function entriesOf(given: Json, root: Json): Json | undefined {
  const schema = resolve(given, root);
  if (!isRecord(schema) || schema.type !== "array") return undefined;
  const [first] = listAt(schema, "prefixItems");
  return first ?? schema.items ?? true;
}

const MAX_REFERENCES = 20;

/** Follows `$ref` inside the same schema, which is all that zod writes. */
export function resolve(schema: Json, root: Json): Json {
  let at = schema;
  for (let hops = 0; hops < MAX_REFERENCES && isRecord(at) && typeof at.$ref === "string"; hops++) {
    let next: Json | undefined = root;
    for (const key of at.$ref.replace(/^#\/?/, "").split("/").filter(Boolean)) {
      next = isRecord(next) ? next[key.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
    }
    at = next ?? true;
  }
  return at;
}

export function typeText(given: Json, root: Json, depth = 0): string {
  const schema = resolve(given, root);
  if (!isRecord(schema) || depth > 3) return "any";
  if (Object.hasOwn(schema, "const")) return JSON.stringify(schema.const);
  const options = listAt(schema, "enum").map((value) => JSON.stringify(value));
  if (options.length > 0) return shortened(options);
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    return shortened([...new Set(variants.map((one) => typeText(one, root, depth + 1)))]);
  }
  if (isList(schema.type)) return schema.type.join(" | ");
  if (schema.type === "array") {
    const inner = typeText(entriesOf(schema, root) ?? true, root, depth + 1);
    return /[ |]/.test(inner) ? `(${inner})[]` : `${inner}[]`;
  }
  if (schema.type === "object") return objectText(schema, root);
  return typeof schema.type === "string" ? withLimits(schema.type, schema) : "any";
}

function objectText(schema: JsonRecord, root: Json): string {
  const names = propertiesOf(schema, root).map(
    ({ name, required }) => `${name}${required ? "" : "?"}`,
  );
  return names.length === 0
    ? "object"
    : `{ ${names.slice(0, 4).join(", ")}${names.length > 4 ? ", …" : ""} }`;
}

function withLimits(type: string, { minimum, maximum, format }: JsonRecord): string {
  const known = (limit: Json | undefined) =>
    typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
  const [low, high] = [known(minimum), known(maximum)];
  if (low !== undefined && high !== undefined) return `${type} ${low}–${high}`;
  if (low !== undefined) return `${type} ≥ ${low}`;
  if (high !== undefined) return `${type} ≤ ${high}`;
  return typeof format === "string" ? `${type} (${format})` : type;
}

function shortened(options: readonly string[]): string {
  return options.length > 5 ? `${options.slice(0, 4).join(" | ")} | …` : options.join(" | ");
}

function choicesOf(schema: Json, root: Json): readonly Json[] {
  if (!isRecord(schema)) return [];
  if (Object.hasOwn(schema, "const")) return [schema.const ?? null];
  if (schema.type === "boolean") return [true, false];
  if (isList(schema.enum)) return schema.enum;
  const variants = variantsOf(schema).map((one) => choicesOf(resolve(one, root), root));
  return variants.length > 0 && variants.every((list) => list.length > 0) ? variants.flat() : [];
}

function inputOf(schema: Json, choices: readonly Json[]): SchemaField["input"] {
  if (choices.length > 0) return "choice";
  if (!isRecord(schema)) return "json";
  if (schema.type === "string") return "text";
  return schema.type === "number" || schema.type === "integer" ? "number" : "json";
}

function variantsOf(schema: JsonRecord): readonly Json[] {
  return [...listAt(schema, "anyOf"), ...listAt(schema, "oneOf")];
}

function listAt(schema: JsonRecord, key: string): readonly Json[] {
  const list = schema[key];
  return isList(list) ? list : [];
}

function textOf(schema: Json, key: string): string {
  const text = isRecord(schema) ? schema[key] : undefined;
  return typeof text === "string" ? text : "";
}
