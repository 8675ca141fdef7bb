import { describe, expect, it } from "vitest";
import { marksOf, piecesOf } from "./citations.ts";

describe("a text that cites", () => {
  it("is cut into words and marks", () => {
    expect(piecesOf("One.[1][12] Two.[3]")).toEqual([
      { kind: "text", at: 0, text: "One." },
      { kind: "mark", at: 4, number: 1 },
      { kind: "mark", at: 7, number: 12 },
      { kind: "text", at: 11, text: " Two." },
      { kind: "mark", at: 16, number: 3 },
    ]);
  });

  it("stays whole where nothing is cited", () => {
    expect(piecesOf("[a] and [ 1 ]")).toEqual([{ kind: "text", at: 0, text: "[a] and [ 1 ]" }]);
    expect(piecesOf("")).toEqual([]);
  });

  it("marks the quote in its source, if it stands there", () => {
    expect(marksOf("I like it here", "like")).toEqual([{ start: 2, end: 6 }]);
    expect(marksOf("I like it here", "love")).toEqual([]);
    expect(marksOf("I like it here", null)).toEqual([]);
  });
});
