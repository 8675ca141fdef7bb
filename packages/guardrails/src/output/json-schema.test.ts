import { describe, expect, it } from "vitest";
import { issuesBySchema } from "./json-schema.ts";

const named = (pattern: string) => ({
  type: "object",
  required: ["name"],
  properties: { name: { type: "string", pattern } },
});

describe("a JSON Schema that a caller brought along", () => {
  it("says what does not fit, and where", () => {
    const schema = { ...named("^[A-Z]"), additionalProperties: false };
    expect(issuesBySchema(schema, { name: "Ann" })).toEqual([]);
    expect(issuesBySchema(schema, { name: "ann", age: 3 })).toEqual([
      { path: "", message: "must NOT have additional properties" },
      { path: "name", message: 'must match pattern "^[A-Z]"' },
    ]);
    expect(issuesBySchema({ type: "string", format: "email" }, "nobody")).toHaveLength(1);
  });

  it("takes linear time, whatever its patterns are", () => {
    const value = { name: `${"a".repeat(50_000)}!` };
    expect(issuesBySchema(named("^(a+)+$"), value)).toHaveLength(1);
    const keys = { type: "object", patternProperties: { "^(a|a)*$": { type: "number" } } };
    expect(issuesBySchema(keys, { [`${"a".repeat(5_000)}!`]: "x" })).toEqual([]);
  });

  it.each(["(?=a)b", "(a)\\1", "(?<!a)b"])(
    "refuses the pattern %s, which RE2 does not know",
    (pattern) => {
      expect(() => issuesBySchema(named(pattern), { name: "a" })).toThrow(
        expect.objectContaining({
          code: "pattern-unsupported",
          entry: expect.objectContaining({ status: 422 }),
        }),
      );
    },
  );

  it("refuses what is no schema", () => {
    expect(() => issuesBySchema({ type: "strnig" }, 1)).toThrow(
      expect.objectContaining({ code: "guardrail-request-invalid" }),
    );
  });
});
