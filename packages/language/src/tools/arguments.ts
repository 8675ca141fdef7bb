/** What a tool's schema says of its arguments, read from the schema itself. */
import { z } from "zod";
import type { Tool } from "./tool.ts";

const Property = z.looseObject({
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  items: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
  type: z.string().optional(),
});
const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) });

export interface ArgumentShape {
  /** The closed list of its values; empty where it has none. */
  readonly options: readonly string[];
  readonly many: boolean;
}

const known = new WeakMap<z.ZodObject, ReadonlyMap<string, ArgumentShape>>();

export function argumentsOf({ input }: Pick<Tool, "input">): ReadonlyMap<string, ArgumentShape> {
  const before = known.get(input);
  if (before) return before;
  const schema = Schema.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
  const shapes = Object.entries(schema.properties).map(([name, property]) => {
    const { enum: own, const: only, items, type } = Property.catch({}).parse(property);
    const options = own ?? items?.enum ?? (only === undefined ? [] : [only]);
    return [name, { options, many: type === "array" }] as const;
  });
  const found = new Map(shapes);
  known.set(input, found);
  return found;
}
