import { describe, expect, it } from "vitest";
import { placeAfterDrop } from "./new-place.ts";

describe("an entry that is dropped beside another", () => {
  it.each([
    ["a", "c", "before", 1],
    ["a", "c", "after", 2],
    ["c", "a", "before", 0],
    ["c", "a", "after", 1],
    ["a", "b", "before", 0],
  ] as const)("%s on %s, %s it, has the place %i", (dragged, target, edge, place) => {
    expect(placeAfterDrop(["a", "b", "c"], dragged, target, edge)).toBe(place);
  });
});
