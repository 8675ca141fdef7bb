import { describe, expect, it } from "vitest";
import { clipText, oneLine, textWidth } from "./text-width.ts";

describe("a text in a terminal", () => {
  it("is as wide as its cells: two for Chinese, none for marks that combine", () => {
    expect(textWidth("abc")).toBe(3);
    expect(textWidth("面试 ok")).toBe(7);
    expect(textWidth("e\u0301")).toBe(1);
    expect(textWidth("✓⏸…")).toBe(3);
    expect(textWidth("🐎")).toBe(2);
  });

  it("is cut where it does not fit, and never in half a character", () => {
    expect(clipText("结构化面试", 10)).toBe("结构化面试");
    expect(clipText("结构化面试", 9)).toBe("结构化面…");
    expect(clipText("结构化面试", 8)).toBe("结构化…");
    expect(clipText("hello there", 7)).toBe("hello…");
    expect(clipText("hello", 0)).toBe("");
    for (let width = 1; width < 12; width++)
      expect(textWidth(clipText("a面b试c的d", width))).toBeLessThanOrEqual(width);
  });

  it("cannot move the cursor", () => {
    expect(oneLine("a\u001b[2Jb\n\tc\u2028d\r")).toBe("a [2Jb c d");
  });
});
