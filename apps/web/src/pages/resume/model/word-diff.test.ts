import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const SIGNS = { same: "", removed: "-", added: "+" };
const shown = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${SIGNS[kind]}${text}`);

describe("what changed within a text", () => {
  it("is told by words", () => {
    expect(shown("Led a team of 4 people", "Led a team of 12 people")).toEqual([
      "Led a team of ",
      "-4",
      "+12",
      " people",
    ]);
  });

  it("is told by characters in Chinese", () => {
    expect(shown("负责订单系统开发", "负责支付系统开发")).toEqual([
      "负责",
      "-订单",
      "+支付",
      "系统开发",
    ]);
  });

  it("is the whole text where both have next to nothing in common", () => {
    expect(shown("张三", "李四")).toEqual(["-张三", "+李四"]);
    expect(shown("", "Go")).toEqual(["+Go"]);
  });

  it("always leads from the one to the other", () => {
    const text = fc.array(fc.constantFrom("Go", "的", " ", "\n", "8", ","), { maxLength: 10 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const pieces = wordDiff(a.join(""), b.join(""));
        const without = (gone: string) =>
          pieces.flatMap(({ kind, text: piece }) => (kind === gone ? [] : [piece])).join("");
        expect([without("added"), without("removed")]).toEqual([a.join(""), b.join("")]);
      }),
    );
  });
});
