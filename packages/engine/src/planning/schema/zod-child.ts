import { z } from "zod";
import { only } from "./option-for.ts";

/**
 * The schema of one key or entry inside a schema, so that a literal in the middle of placeholders
 * is held to every limit and format its schema has. Undefined where the way is not plain.
 */
export function zodChild(schema: z.ZodType | undefined, key: string | number) {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return asZod(inner.shape[key] ?? inner.def.catchall);
  if (inner instanceof z.ZodArray) return asZod(inner.element);
  if (inner instanceof z.ZodRecord) return asZod(inner.valueType);
  return undefined;
}

/** The option of a union that an object with these keys is meant for, or the schema itself. */
export function zodFor(schema: z.ZodType | undefined, keys: readonly string[]) {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion)) return schema;
  const options = inner.options.map(unwrap).filter((option) => !isScalar(option));
  const objects = options.filter((option) => option instanceof z.ZodObject);
  if (objects.length < options.length) return undefined;
  const option = only(objects) ?? only(objects.filter((object) => takesKeys(object, keys)));
  return option ?? undefined;
}

const SCALARS: readonly string[] = [
  "string",
  "number",
  "int",
  "boolean",
  "null",
  "literal",
  "enum",
];

function isScalar(schema: unknown): boolean {
  return schema instanceof z.ZodType && SCALARS.includes(schema.def.type);
}

function takesKeys({ shape, def }: z.ZodObject, keys: readonly string[]): boolean {
  return (
    keys.every((key) => key in shape || !(def.catchall instanceof z.ZodNever)) &&
    Object.entries(shape).every(([key, s]) => s._zod.optin === "optional" || keys.includes(key))
  );
}

/** Whether an object would silently drop this key. */
export function zodDrops(schema: z.ZodType | undefined, key: string): boolean {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject && !(key in inner.shape) && inner.def.catchall === undefined;
}

function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  ) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

function asZod(schema: unknown): z.ZodType | undefined {
  return schema instanceof z.ZodType ? schema : undefined;
}
