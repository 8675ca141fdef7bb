import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

//  0    5    10
//  Ada Lovelace wrote it
//  └─┘          a
//    └────┘     b (overlaps)
const text = "Ada Lovelace wrote it";
const a = { start: 0, end: 3, name: "a" };
const b = { start: 2, end: 7, name: "b" };

const shown = (pieces: ReturnType<typeof cutText<typeof a>>) =>
  pieces.map(({ text: piece, marks }) => [piece, marks.map(({ name }) => name).join("")]);

describe("a text with marks", () => {
  it("is cut where one begins or ends, and loses nothing", () => {
    const pieces = cutText(text, { start: 0, end: text.length }, [a, b]);
    expect(shown(pieces)).toEqual([
      ["Ad", "a"],
      ["a", "ab"],
      [" Lov", "b"],
      ["elace wrote it", ""],
    ]);
  });

  it("shows of a line only what lies in it", () => {
    expect(shown(cutText(text, { start: 4, end: 12 }, [a, b]))).toEqual([
      ["Lov", "b"],
      ["elace", ""],
    ]);
  });

  it("passes over marks that are empty or elsewhere", () => {
    const elsewhere = { start: 90, end: 99, name: "c" };
    const pieces = cutText(text, { start: 0, end: 3 }, [{ ...a, end: 0 }, elsewhere]);
    expect(shown(pieces)).toEqual([["Ada", ""]]);
  });
});
