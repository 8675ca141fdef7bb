import { describe, expect, it } from "vitest";
import { errorText } from "./error-text.ts";

describe("the words of an error", () => {
  it.each([
    ["an error", new Error("no luck"), "no luck"],
    ["what stands behind fetch", new TypeError("fetch failed", { cause: new Error("no") }), "no"],
    ["the first of several", new AggregateError([new Error("one"), new Error("two")]), "one"],
    ["a string", "no luck", "no luck"],
    ["nothing", undefined, "undefined"],
    ["what has no words", Object.create(null), "[object Object]"],
  ])("of %s", (_, error, words) => {
    expect(errorText(error)).toBe(words);
  });
});
