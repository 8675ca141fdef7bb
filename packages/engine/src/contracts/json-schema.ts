import { z } from "zod";

/** JSON Schema as zod writes it: the common tongue of catalogue, planner and validator. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Schemas do not change, and are long to write down: those of a graph's state most of all. */
const written = {
  input: new WeakMap<z.ZodType, JsonSchema>(),
  output: new WeakMap<z.ZodType, JsonSchema>(),
};

/** What a reader of the catalogue must send (`input`) or will get (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const known = written[io].get(schema);
  if (known !== undefined) return known;
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  written[io].set(schema, json);
  return json;
}
