/** What a product's examples may use: its tools with their values and spans, and its state's keys. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const Values = z.union([z.array(z.string()), z.literal("tools"), z.literal("field")]);

const ToolEntry = z.strictObject({
  /** Arguments with a closed list of values; they need no words of the message. */
  values: z.record(z.string(), Values).default({}),
  /** Arguments that are words of the message. */
  spans: z.array(z.string()),
});

export const Inventory = z.strictObject({
  product: z.string(),
  state: z.array(z.string()),
  /** Kinds of things on record that messages name. */
  known: z.array(z.string()).default([]),
  tools: z.record(z.string(), ToolEntry),
  field: z.array(z.string()).default([]),
});
export type Inventory = z.infer<typeof Inventory>;

/** The values that an argument of a tool may have; undefined if it has no such argument. */
export function allowedValues(
  inventory: Inventory,
  tool: string,
  argument: string,
): readonly string[] | undefined {
  const values = inventory.tools[tool]?.values[argument];
  if (values === "tools") return Object.keys(inventory.tools);
  return values === "field" ? inventory.field : values;
}

const DATA = fileURLToPath(new URL("../../data/", import.meta.url));

/** Those of all products that there are examples of. */
export function readInventories(): Inventory[] {
  return globSync(`${DATA}*/tools.json`)
    .toSorted()
    .map((path) => Inventory.parse(JSON.parse(readFileSync(path, "utf8"))));
}
