import { describe, expect, it } from "vitest";
import type { Json } from "../../../json/json.ts";
import { schemaFields, typeText } from "./agent-schema.ts";

const INPUT: Json = {
  type: "object",
  properties: {
    topic: { type: "string", description: "What about" },
    depth: { type: "integer", minimum: 1, maximum: 5, default: 1 },
    style: { enum: ["plain", "rich"] },
    deep: { type: "boolean" },
    tags: { type: "array", items: { type: "string" } },
    more: { $ref: "#/$defs/more" },
  },
  required: ["topic"],
  $defs: { more: { type: "string", description: "From elsewhere" } },
};

describe("the fields of an agent", () => {
  it("come with type, description, default and the way to fill them in", () => {
    const lines = schemaFields(INPUT).map(
      ({ name, required, type, input, description, fallback }) =>
        `${name}${required ? "!" : ""} ${input} ${type} ${description}${fallback ?? ""}`.trim(),
    );
    expect(lines).toEqual([
      "topic! text string What about",
      "depth number integer 1–5 1",
      'style choice "plain" | "rich"',
      "deep choice boolean",
      "tags json string[]",
      "more text string From elsewhere",
    ]);
  });

  it("of several variants are those of all of them", () => {
    const either: Json = {
      anyOf: [
        { properties: { url: { type: "string" }, name: {} }, required: ["url", "name"] },
        { properties: { text: { type: "string" }, name: {} }, required: ["name"] },
      ],
    };
    const names = schemaFields(either).map(({ name, required }) => `${name}${required ? "!" : ""}`);
    expect(names).toEqual(["url", "name!", "text"]);
  });

  it.each<[Json, string]>([
    [true, "any"],
    [{}, "any"],
    [{ const: "a" }, '"a"'],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number | null"],
    [{ type: "array", items: { enum: [1, 2] } }, "(1 | 2)[]"],
    [{ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, "integer ≥ 0"],
    [{ type: "string", format: "uri" }, "string (uri)"],
    [{ $ref: "#" }, "any"],
  ])("%j is written as %s", (schema, text) => {
    expect(typeText(schema, {})).toBe(text);
  });

  it("may contain themselves", () => {
    const tree: Json = { type: "object", properties: { next: { $ref: "#" } } };
    expect(typeText(tree, tree)).toBe("{ next? }");
  });
});
