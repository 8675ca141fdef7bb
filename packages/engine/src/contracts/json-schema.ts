import { z } from "zod";

/** JSON Schema as zod writes it: the common tongue of catalogue, planner and validator. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a reader of the catalogue must send (`input`) or will get (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}
