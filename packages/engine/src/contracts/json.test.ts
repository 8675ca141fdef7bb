import { describe, expect, it } from "vitest";
import { assertJson, canonicalJson, JsonValue } from "./json.ts";

describe("JSON and nothing else", () => {
  it("is what plain objects, lists, strings, finite numbers, booleans and null are", () => {
    const value = { a: [1, "two", null, { b: true }] };
    expect(assertJson(value, "the value")).toEqual(value);
  });

  it("has no undefined properties: they are dropped", () => {
    expect(assertJson({ a: 1, b: undefined }, "the value")).toStrictEqual({ a: 1 });
  });

  it("keeps a key named __proto__ a key", () => {
    const copy = assertJson(JSON.parse('{"__proto__": {"admin": true}}'), "the value");
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(copy ?? {})).toEqual(["__proto__"]);
  });

  const cycle: Record<string, unknown> = {};
  cycle.self = { again: cycle };
  const deep = Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 1);

  it.each([
    ["a BigInt", { n: 1n }, "n", "a bigint"],
    ["NaN", { list: [1, Number.NaN] }, "list[1]", "NaN"],
    ["infinity", { a: { b: Number.POSITIVE_INFINITY } }, "a.b", "Infinity"],
    ["undefined in a list", [undefined], "[0]", "undefined"],
    ["a function", { run: () => 1 }, "run", "a function"],
    ["a symbol", { s: Symbol("s") }, "s", "a symbol"],
    ["a symbol key", { a: { [Symbol("s")]: 1 } }, "a", "symbol key"],
    ["a Date", { at: new Date(0) }, "at", "an instance of Date"],
    ["a Map", { m: new Map() }, "m", "an instance of Map"],
    ["a cycle", cycle, "self.again", "a cycle"],
    ["a serialised constructor", { x: { lc: 1, type: "constructor", id: [] } }, "x", "`lc`"],
    ["an abyss", deep, "[0]", "nested below level 200"],
  ])("refuses %s, with its path", (_name, value, path, what) => {
    const attempt = () => assertJson(value, 'the result of step "2"');
    expect(attempt).toThrow(expect.objectContaining({ code: "not-json" }));
    expect(attempt).toThrow(what);
    expect(attempt).toThrow(path);
    expect(JsonValue.safeParse(value).success).toBe(false);
  });
});

describe("canonicalJson", () => {
  it("writes equal values equally, whatever the order of their keys", () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: null })).toBe(
      '{"a":null,"b":[1,{"c":2,"d":1}]}',
    );
  });
});
