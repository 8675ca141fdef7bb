import { describe, expect, it } from "vitest";
import { TableHash } from "./row-hash.ts";

function hashOf(rows: readonly (readonly unknown[])[]): string {
  const hash = new TableHash();
  for (const row of rows) hash.add(row);
  return hash.hash;
}

describe("the hash of a table", () => {
  it("is the same in any order, and for numbers and bigints", () => {
    const bytes = new Uint8Array([1, 2]);
    expect(
      hashOf([
        [1, "a"],
        [2n, bytes],
      ]),
    ).toBe(
      hashOf([
        [2, Buffer.from(bytes)],
        [1n, "a"],
      ]),
    );
  });

  it.each([
    ["another value", [["a"]], [["b"]]],
    ["a null for an empty text", [[null]], [[""]]],
    ["a number for a text", [[1]], [["1"]]],
    ["values that run together", [["ab", "c"]], [["a", "bc"]]],
    ["a row twice", [["a"], ["a"]], []],
  ])("tells %s", (_, one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
});
