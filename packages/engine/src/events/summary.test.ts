import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../contracts/json.ts";
import { summary } from "./summary.ts";

const whole = (value: JsonValue) => (typeof value === "string" ? value : JSON.stringify(value));

describe("summary", () => {
  it("is the value where it is short, and its first 200 characters where it is not", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const value: JsonValue = JSON.parse(JSON.stringify(given));
        const text = whole(value);
        expect(summary(value)).toBe(text.length <= 200 ? text : `${text.slice(0, 200)}…`);
      }),
    );
  });

  it("cuts long texts inside of a value", () => {
    const value = { a: "x".repeat(1_000), b: 1 };
    expect(summary(value)).toBe(`${JSON.stringify(value).slice(0, 200)}…`);
  });

  it("does not read further than it writes", () => {
    const beyond = {};
    Object.defineProperty(beyond, "x", {
      enumerable: true,
      get: () => expect.fail("was read"),
    });
    const value: JsonValue = ["x".repeat(300), beyond];
    expect(summary(value)).toHaveLength(201);
  });
});
