import { z } from "zod";
import { adapt, FieldPath, FieldRule } from "./adapter-fields.ts";
import { adapterOutput } from "./adapter-output.ts";
import { defineAgent } from "./agent.ts";
import { JsonValue } from "./json.ts";

/**
 * The agent between two agents that don't fit. With `from` it picks, renames and cleans the fields
 * of one value; without, it assembles a new record out of many places.
 *
 *   { from: "$1", fields: { bullets: "draft.points", title: { path: "name", trim: true } } }
 *   { fields: { doc: "$2.article", audience: "$input.audience" } }
 */
const AdapterInput = z.union([
  z.strictObject({
    from: JsonValue,
    fields: z.record(z.string(), z.union([FieldPath, FieldRule])),
  }),
  z.strictObject({ fields: z.record(z.string(), JsonValue) }),
]);

export const adapter = defineAgent({
  name: "adapter",
  description: "Picks, renames and cleans fields between two agents that do not fit.",
  kind: "retrieval",
  input: AdapterInput,
  output: z.record(z.string(), JsonValue),
  outputFor: adapterOutput,
  run: (input) => ("from" in input ? adapt(input.from, input.fields) : input.fields),
});
