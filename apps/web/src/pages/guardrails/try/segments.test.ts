import type { GuardrailVerdict } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { segmentsOf, widest } from "./segments.ts";

const verdict = (
  severity: GuardrailVerdict["severity"],
  message: string,
  ...places: [number, number][]
): GuardrailVerdict => ({
  check_name: "input_pii",
  severity,
  message,
  spans: places.map(([start, end]) => ({ start, end })),
});

const shown = (text: string, verdicts: readonly GuardrailVerdict[]) =>
  segmentsOf(text, verdicts).map((segment) => [segment.text, segment.severity]);

describe("a text with findings", () => {
  it("is one plain piece where nothing was found", () => {
    expect(shown("hello", [])).toEqual([["hello", null]]);
  });

  it("is cut at each finding, and nothing of it is lost", () => {
    expect(shown("abcdef", [verdict("warning", "w", [1, 3])])).toEqual([
      ["a", null],
      ["bc", "warning"],
      ["def", null],
    ]);
  });

  //  a b c d e f
  //    └─w─┘
  //      └─b─┘
  it("shows the worst where findings lie on each other, and both reasons", () => {
    const verdicts = [verdict("warning", "w", [1, 4]), verdict("blocked", "b", [2, 5])];
    expect(shown("abcdef", verdicts)).toEqual([
      ["a", null],
      ["b", "warning"],
      ["cd", "blocked"],
      ["e", "blocked"],
      ["f", null],
    ]);
    expect(segmentsOf("abcdef", verdicts)[2]?.reasons).toEqual(["w", "b"]);
  });

  it("marks no more than there is, where a finding goes beyond the text", () => {
    expect(shown("ab", [verdict("info", "i", [1, 9])])).toEqual([
      ["a", null],
      ["b", "info"],
    ]);
  });

  it("is quoted once per reason: a finding within another one says nothing new", () => {
    const span = (start: number, end: number, reason: string) => ({ start, end, reason });
    const spans = [span(4, 6, "a"), span(0, 8, "a"), span(4, 6, "b"), span(9, 12, "a")];
    expect(widest(spans)).toEqual([spans[1], spans[2], spans[3]]);
  });

  it("has no piece at all where there is no text", () => {
    expect(segmentsOf("", [])).toEqual([]);
  });
});
