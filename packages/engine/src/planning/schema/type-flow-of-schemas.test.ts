import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineAgent } from "../../contracts/agent.ts";
import type { Segment } from "../../placeholders/reference.ts";
import { assign } from "./assignable.ts";
import { describe as inWords } from "./describe.ts";
import { typeOfSchema } from "./from-json-schema.ts";
import { lookup } from "./lookup.ts";
import { typesOfAgent } from "./of-agent.ts";
import { schemaOfType } from "./to-json-schema.ts";

function typesOf(input: z.ZodType, output: z.ZodType) {
  const run = () => null;
  return typesOfAgent(
    defineAgent({ name: "a", description: "x", kind: "planning", input, output, run }),
  );
}

/** Whether an output fits an input. */
function fits(output: z.ZodType, input: z.ZodType) {
  const types = typesOf(input, output);
  return assign(types.output, types.input, "").answer;
}

/** Where a path through an output leads. */
function follow(output: z.ZodType, ...path: Segment[]) {
  const found = lookup(typesOf(z.object({}), output).output, path, () => false);
  return [found.presence, inWords(found.type)];
}

const Tree = z.object({
  name: z.string(),
  get kids() {
    return z.array(Tree);
  },
});

describe("does an output fit an input?", () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ["an integer is a number", z.int(), z.number(), "yes"],
    ["a number need not be an integer", z.number(), z.int(), "no"],
    ["a word is a string", z.enum(["a"]), z.string(), "yes"],
    ["a string need not be the word", z.string(), z.enum(["a"]), "no"],
    ["null is not nothing", z.string().nullable(), z.string().optional(), "no"],
    ["limits are for the data", z.string(), z.string().min(3), "yes"],
    ["formats are for the data", z.string(), z.email(), "yes"],
    ["unknown is nobody's fault", z.object({ a: z.any() }), z.object({ a: z.string() }), "unknown"],
    ["extra keys are dropped", z.object({ a: z.string() }), z.object({}), "yes"],
    ["extra keys break the strict", z.object({ a: z.string() }), z.strictObject({}), "no"],
    ["a record has no certain key", z.record(z.string(), z.int()), z.object({ a: z.int() }), "no"],
    ["an object is a record", z.object({ a: z.int() }), z.record(z.string(), z.int()), "yes"],
    ["a tuple is a list", z.tuple([z.int(), z.int()]), z.array(z.int()), "yes"],
    ["a list is no tuple", z.array(z.int()), z.tuple([z.int(), z.int()]), "no"],
    [
      "true or false is a boolean",
      z.boolean(),
      z.union([z.literal(true), z.literal(false)]),
      "yes",
    ],
    ["a tree is a tree, as deep as one looks", Tree, Tree, "yes"],
    ["a tree is not a string inside", Tree, z.object({ kids: z.array(z.string()) }), "no"],
    ["everything is JSON", z.object({ a: z.array(z.int()).optional() }), z.json(), "yes"],
    ["coercing takes anything", z.string(), z.coerce.number(), "yes"],
    ["preprocessing takes anything", z.int(), z.preprocess(String, z.string()), "yes"],
    ["a default need not be sent", z.object({}), z.object({ a: z.int().default(1) }), "yes"],
    [
      "a default is there afterwards",
      z.object({ a: z.int().default(1) }),
      z.object({ a: z.int() }),
      "yes",
    ],
    ["a transform gives who knows what", z.string().transform(Number), z.array(z.int()), "unknown"],
    [
      "both parts of an intersection",
      z.object({ a: z.int(), b: z.int() }),
      z.intersection(z.object({ a: z.int() }), z.object({ b: z.int() })),
      "yes",
    ],
  ])("%s", (_title, output, input, answer) => {
    expect(fits(output, input)).toBe(answer);
  });

  it("takes a union apart before it says no", () => {
    const source = z.object({ t: z.enum(["a", "b"]), x: z.int().optional() });
    const target = z.discriminatedUnion("t", [
      z.object({ t: z.literal("a"), x: z.int().optional() }),
      z.object({ t: z.literal("b") }),
    ]);
    expect(fits(source, target)).toBe("yes");
    expect(fits(source.extend({ t: z.enum(["a", "c"]) }), target)).toBe("no");
  });
});

describe("where does a path lead?", () => {
  const Output = z.object({
    list: z.array(z.object({ id: z.int() })),
    pair: z.tuple([z.string(), z.int()]),
    either: z.union([z.object({ a: z.int(), b: z.int() }), z.object({ a: z.string() })]),
    perhaps: z.object({ deep: z.int() }).nullable(),
    optional: z.string().optional(),
    record: z.record(z.string(), z.int()),
    days: z.record(z.enum(["mon", "tue"]), z.int()),
    loose: z.looseObject({ a: z.int() }),
  });

  it.each<[Segment[], string, string]>([
    [["list", 5, "id"], "yes", "integer"],
    [["list", -1, "id"], "yes", "integer"],
    [["list", "id"], "no", "nothing"],
    [["pair", 1], "yes", "integer"],
    [["pair", -1], "yes", "string or integer"],
    [["pair", 2], "no", "nothing"],
    [["either", "a"], "yes", "integer or string"],
    [["either", "b"], "maybe", "integer"],
    [["either", "c"], "no", "nothing"],
    [["perhaps", "deep"], "maybe", "integer"],
    [["optional"], "maybe", "string"],
    [["record", "x"], "maybe", "integer"],
    [["days", "mon"], "yes", "integer"],
    [["days", "sun"], "no", "nothing"],
    [["loose", "z", "y"], "yes", "anything"],
    [["__proto__"], "no", "nothing"],
  ])("%j: %s, %s", (path, presence, type) => {
    expect(follow(Output, ...path)).toEqual([presence, type]);
  });

  it("follows a schema that contains itself a little way", () => {
    expect(follow(Tree, "kids", 0, "name")).toEqual(["yes", "string"]);
    expect(follow(Tree, ...Array.from({ length: 9 }, () => ["kids", 0]).flat())).toEqual([
      "yes",
      "anything",
    ]);
  });
});

describe("a JSON Schema that somebody wrote by hand", () => {
  it.each([
    [{ properties: { a: { type: "string" } }, required: ["a"] }, "{ a: string }"],
    [{ allOf: [{ type: "string" }, { enum: ["a", 1] }] }, '"a"'],
    [{ type: ["string", "null"] }, "string or null"],
    [{ $ref: "#/$defs/x", $defs: { x: { const: 7 } } }, "7"],
    [{ $ref: "elsewhere.json" }, "anything"],
    [{ not: {} }, "nothing"],
    [{ type: "object", patternProperties: { "^a": {} } }, "object"],
    [{}, "anything"],
  ])("%j is %s", (schema, words) => {
    expect(inWords(typeOfSchema(JSON.parse(JSON.stringify(schema))))).toBe(words);
  });

  it("is the same type after it was written out again", () => {
    const schema = z.toJSONSchema(
      z.object({ a: z.tuple([z.int()], z.string()), b: z.enum(["x"]).nullable().optional() }),
    );
    const type = typeOfSchema(schema);
    expect(typeOfSchema(schemaOfType(type))).toEqual(type);
  });
});
