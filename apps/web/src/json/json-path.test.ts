import { describe, expect, it } from "vitest";
import { formatPath, parsePath, startsWith, valueAt, withValueAt } from "./json-path.ts";

describe("a path into JSON", () => {
  it.each([
    ["", []],
    ["steps[2].args.topic", ["steps", 2, "args", "topic"]],
    ['steps[0].args["a \\"b\\""].姓名', ["steps", 0, "args", 'a "b"', "姓名"]],
    ["args.draft-mail", ["args", "draft-mail"]],
  ])("%s is read", (text, path) => {
    expect(parsePath(text)).toEqual(path);
  });

  it("is written so that it reads back", () => {
    const path = ["steps", 2, "a b", 'quo"te', "x-y", "-"];
    expect(parsePath(formatPath(path))).toEqual(path);
  });

  it("leads to a value, or to nothing", () => {
    const value = { steps: [{ id: "a" }] };
    expect(valueAt(value, ["steps", 0, "id"])).toBe("a");
    expect(valueAt(value, ["steps", "id"])).toBeUndefined();
    expect(valueAt(value, ["toString"])).toBeUndefined();
  });

  it("changes a copy, keeps the order of keys, and makes the records on its way", () => {
    const value = { a: 1, b: { c: 2 }, d: 3 };
    expect(JSON.stringify(withValueAt(value, ["b", "c"], 9))).toBe('{"a":1,"b":{"c":9},"d":3}');
    expect(withValueAt(value, ["e", "f"], 1)).toEqual({ ...value, e: { f: 1 } });
    expect(withValueAt(value, ["b", "c"], undefined)).toEqual({ a: 1, b: {}, d: 3 });
    expect(withValueAt([1, 2], [0], undefined)).toEqual([2]);
    expect(value).toEqual({ a: 1, b: { c: 2 }, d: 3 });
  });

  it("takes every key for a key", () => {
    const changed = withValueAt({}, ["__proto__"], 1);
    expect(JSON.stringify(changed)).toBe('{"__proto__":1}');
  });

  it("is below another if it begins with it", () => {
    expect(startsWith(["steps", 0, "id"], ["steps", 0])).toBe(true);
    expect(startsWith(["steps", 1], ["steps", 0])).toBe(false);
  });
});
