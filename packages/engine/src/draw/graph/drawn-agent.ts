import type { Agent } from "../../contracts/agent.ts";
import { type JsonSchema, jsonSchemaOf } from "../../contracts/json-schema.ts";
import type { CatalogueEntry } from "../../contracts/registry.ts";

/** All that a drawing needs of an agent. An entry of the catalogue is one. */
export type DrawnAgent = Pick<CatalogueEntry, "name" | "kind" | "input" | "output" | "plan">;

/** The agents of a registry, as far as a drawing needs them. */
export function drawnAgents(agents: readonly Agent[]): DrawnAgent[] {
  return agents.map(({ name, kind, input, output, body }) => ({
    name,
    kind,
    input: jsonSchemaOf(input, "input"),
    output: jsonSchemaOf(output, "output"),
    ...(body.type === "plan" && { plan: body.plan }),
  }));
}

/** The names of an object's fields, in every variant that it can have. */
export function fieldsOf(schema: JsonSchema | boolean | undefined): string[] {
  if (typeof schema !== "object") return [];
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const names = [...Object.keys(schema.properties ?? {}), ...variants.flatMap(fieldsOf)];
  return [...new Set(names)];
}
