import { describe, expect, it } from "vitest";
import { keyAround, nodeOfKey, stepOfKey } from "./read-key.ts";

describe("a journal key", () => {
  it.each([
    ["2", "2", "2", null],
    ["2@3", "2@3", "2", null],
    ["@create_plan@1", "@create_plan@1", "@create_plan", null],
    ["@create_plan@1#1", "@create_plan@1", "@create_plan", null],
    ["2[3]", "2[3]", "2", "2"],
    ["2@3[3]", "2@3[3]", "2", "2@3"],
    ["2#1", "2", "2", "2"],
    ["2[3]#1", "2[3]", "2", "2[3]"],
    ["2/a", "2/a", "a", "2"],
    ["2@3/a", "2@3/a", "a", "2@3"],
    ["2~2/a", "2/a", "a", "2"],
    ["2[3]#1/a", "2[3]/a", "a", "2[3]#1"],
    ["2/a[0]", "2/a[0]", "a", "2/a"],
    ["2/a#1", "2/a", "a", "2/a"],
    ["2/a[0]~2/b", "2/a[0]/b", "b", "2/a[0]"],
  ])("%s is drawn at %s, is of step %s and lies in %s", (key, node, step, around) => {
    expect(nodeOfKey(key)).toBe(node);
    expect(stepOfKey(key)).toBe(step);
    expect(keyAround(key)).toBe(around);
  });
});
