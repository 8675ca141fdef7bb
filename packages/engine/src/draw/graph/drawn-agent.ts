import type { JsonSchema } from "../../contracts/json-schema.ts";
import type { CatalogueEntry } from "../../contracts/registry.ts";

/** All that a drawing needs of an agent. An entry of the catalogue is one. */
export type DrawnAgent = Pick<CatalogueEntry, "name" | "kind" | "input" | "output" | "plan">;

/** The names of an object's fields, in every variant that it can have. */
export function fieldsOf(schema: JsonSchema | boolean | undefined): string[] {
  if (typeof schema !== "object") return [];
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const names = [...Object.keys(schema.properties ?? {}), ...variants.flatMap(fieldsOf)];
  return [...new Set(names)];
}
