import { describe, expect, it } from "vitest";
import { collapse } from "./collapse.ts";
import { cutFor, TEXT_LIMITS } from "./text-limits.ts";

describe("collapsed text", () => {
  it.each([
    ["one  two\t three\u3000four", "one two three four"],
    ["  first \n   second  \n\n\n\n third ", "first\nsecond\n\nthird"],
    ["a\r\nb", "a\nb"],
    ["", ""],
  ])("%j becomes %j", (given, collapsed) => {
    expect(collapse(given)).toBe(collapsed);
  });

  it("of a million spaces is none", () => {
    expect(collapse(`a${" ".repeat(1_000_000)}b`)).toBe("a b");
    expect(collapse(`a${" \n".repeat(500_000)}b`)).toBe("a\n\nb");
  });
});

describe("the part of a text that is read", () => {
  it("is all of it, up to what its use allows", () => {
    const whole = "x".repeat(TEXT_LIMITS.search);
    expect(cutFor("search", whole)).toEqual({ text: whole, cut: false });
    expect(cutFor("search", `${whole}y`)).toEqual({ text: whole, cut: true });
  });

  it("never ends in the middle of a character", () => {
    const { text } = cutFor("search", `${"x".repeat(TEXT_LIMITS.search - 1)}😀`);
    expect(text).toBe("x".repeat(TEXT_LIMITS.search - 1));
  });
});
