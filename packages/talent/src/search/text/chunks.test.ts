import { describe, expect, it } from "vitest";
import { chunksOf } from "./chunks.ts";

const of = (text: string, language: "zh" | "en" = "en", title = "") =>
  chunksOf({ title, text, language });

describe("pieces of a text", () => {
  it("are the text itself, after its title, if it is short", () => {
    expect(of("I weld ships.", "en", "Welder")).toEqual([
      { text: "Welder\nI weld ships.", start: 0 },
    ]);
  });

  it("are one even if there is nothing", () => {
    expect(of("")).toEqual([{ text: "", start: 0 }]);
    expect(of("", "en", "Welder")).toEqual([{ text: "Welder", start: 0 }]);
  });

  it("end where a sentence does, lose nothing, and know where they begin", () => {
    const text = "A sentence of some length about ships and welding. ".repeat(30).trim();
    const chunks = of(text);
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text: piece, start } of chunks) {
      expect(piece.endsWith("welding.")).toBe(true);
      expect(text.slice(start).startsWith(piece)).toBe(true);
    }
    expect(chunks.map((chunk) => chunk.text).join(" ")).toBe(text);
  });

  it("are shorter in Chinese, where a sign is a token, and cut even without any mark", () => {
    const chunks = of("焊".repeat(500), "zh");
    expect(chunks.map(({ text }) => text.length)).toEqual([130, 130, 130, 110]);
  });

  it("are no more than six", () => {
    expect(of("word ".repeat(5_000))).toHaveLength(6);
  });
});
