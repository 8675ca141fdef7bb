import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DiffLine, diffLines, foldDiff } from "./line-diff.ts";

const SIGNS = { same: " ", removed: "-", added: "+" };
const shown = (lines: readonly DiffLine[]) => lines.map(({ kind, text }) => SIGNS[kind] + text);
const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

describe("the difference of two texts", () => {
  it("is nothing where they are equal", () => {
    expect(shown(diffLines("a\nb", "a\nb"))).toEqual([" a", " b"]);
  });

  it("shows what went before what came", () => {
    expect(shown(diffLines("a\nold\nb\nc", "a\nnew\nb\nd\nc"))).toEqual([
      " a",
      "-old",
      "+new",
      " b",
      "+d",
      " c",
    ]);
  });

  it("numbers the lines of both sides", () => {
    const numbers = diffLines("a\nx\nb", "a\nb\ny").map(({ before, after }) => [before, after]);
    expect(numbers).toEqual([
      [1, 1],
      [2, null],
      [3, 2],
      [null, 3],
    ]);
  });

  it("always leads from the one to the other", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const lines = diffLines(a.join("\n"), b.join("\n"));
        const side = (without: DiffLine["kind"]) =>
          lines.filter(({ kind }) => kind !== without).map((line) => line.text);
        expect(side("added").join("\n")).toBe(a.join("\n"));
        expect(side("removed").join("\n")).toBe(b.join("\n"));
      }),
      { seed: 7 },
    );
  });

  it("stays quick where almost everything is different", () => {
    const [a, b] = ["a", "b"].map((letter) =>
      Array.from({ length: 20_000 }, (_, line) => `${letter}${line}`).join("\n"),
    );
    expect(diffLines(a ?? "", b ?? "")).toHaveLength(40_000);
  });

  it("puts aside what is far from any change", () => {
    const before = Array.from({ length: 12 }, (_, line) => `line ${line}`);
    const parts = foldDiff(diffLines(before.join("\n"), before.with(5, "new").join("\n")), 2);
    expect(parts.map(({ type, lines }) => `${type} ${lines.length}`)).toEqual([
      "folded 3",
      "lines 6",
      "folded 4",
    ]);
  });
});
