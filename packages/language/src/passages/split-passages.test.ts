import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitPassages } from "./split-passages.ts";

const parts = (text: string) => splitPassages(text).map((place) => text.slice(...place).trim());

describe("passages of a text", () => {
  it("are whole sentences and lines, as many as fit together", () => {
    const line = "Ran the night shift of a warehouse with forty people. ";
    const [first = "", second = ""] = parts(line.repeat(12));
    expect(first).toMatch(/^Ran the .* people\.$/s);
    expect(first.length).toBeLessThanOrEqual(480);
    expect(second.startsWith("Ran the")).toBe(true);
    expect(parts("仓库主管。\n四十人的夜班。")).toEqual(["仓库主管。\n四十人的夜班。"]);
  });

  it("hold every visible character once, in order", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 3000 });
    fc.assert(
      fc.property(texts, (text) => {
        const bare = (words: string) => words.replace(/\s/g, "");
        expect(bare(parts(text).join(""))).toBe(bare(text));
      }),
    );
  });

  it("are none of nothing", () => {
    expect(splitPassages(" \n\n ")).toEqual([]);
  });
});
