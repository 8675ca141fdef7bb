import { expect, it } from "vitest";
import { ContentKeys } from "./content-key.ts";

const LONG = "伯乐".repeat(500);
const OTHER = `${LONG}!`;

it("gives equal values one key, and other values another", () => {
  const keys = new ContentKeys();
  const values = [
    { a: LONG, b: "" },
    { a: "", b: LONG },
    { b: LONG, a: "" },
    { a: LONG, b: LONG },
    { a: LONG, b: OTHER },
    { a: OTHER, b: LONG },
    { a: keys.ofText(LONG), b: LONG },
    [LONG, ""],
    ["", LONG],
    [[LONG], ""],
  ];
  const of = (source: ContentKeys) => values.map((value) => source.ofContainer(value));
  expect(new Set(of(keys)).size).toBe(values.length);
  expect(of(new ContentKeys())).toEqual(of(keys));
});

it("has no key for a container that is small", () => {
  const keys = new ContentKeys();
  expect(keys.ofContainer({ a: "x".repeat(100) })).toBeNull();
  expect(keys.ofContainer(Array.from({ length: 200 }, (_, n) => n))).not.toBeNull();
});

it("knows texts again, however many came in between", () => {
  const keys = new ContentKeys();
  const first = keys.ofText(LONG);
  const others = Array.from({ length: 200 }, (_, n) => keys.ofText(`${LONG}${n}`));
  expect(new Set([first, ...others]).size).toBe(201);
  expect(keys.ofText(LONG)).toBe(first);
});
