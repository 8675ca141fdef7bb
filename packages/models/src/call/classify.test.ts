import type { APICallError } from "ai";
import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";

const isApiError = (_: unknown): _ is APICallError => false;

describe("what is said of a failed call", () => {
  const key = "sk-0123456789abcdef";

  it("never holds the key", () => {
    const { message } = classify(new Error(`Wrong key ${key} here`), { isApiError, key, now: 0 });
    expect(message).toBe("Wrong key *** here");
  });

  it("never holds the beginning of the key, where a long sentence is cut in it", () => {
    const sentence = `${"x".repeat(190)} ${key}`;
    const { message } = classify(new Error(sentence), { isApiError, key, now: 0 });
    expect(message).toBe(`${"x".repeat(190)} ***`);
  });
});
