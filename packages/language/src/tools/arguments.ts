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

/**
 * What a model is shown of a tool: closed values as enums, everything else as words of the message, which
 * linking turns into items and values for both readers.
 */
export function callSchema(tool: Tool): Record<string, unknown> {
  const closed = [...argumentsOf(tool)].filter(([, { options }]) => options.length > 0);
  const values = closed.map(([name, { options, many }]) => {
    const one = { type: "string", enum: options };
    return [name, many ? { type: "array", items: one } : one] as const;
  });
  const spans = Object.entries(tool.spans).map(
    ([name, { from, kind, many = false, ...source }]) => {
      const what = source.description ?? kind ?? from;
      const words = { type: "string", description: `The person's own words for it (${what}).` };
      const isClosed = values.some(([value]) => value === name);
      return [isClosed ? `${name}_words` : name, many ? { type: "array", items: words } : words];
    },
  );
  return {
    type: "object",
    properties: Object.fromEntries([...values, ...spans]),
    additionalProperties: false,
  };
}
