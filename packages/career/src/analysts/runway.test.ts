import { describe, expect, it } from "vitest";
import { factOf } from "../facts/apply-calls.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { runwayOf } from "./runway.ts";
import { SourceBook } from "./source-book.ts";

/** Knows what each amount is for. */
const meaning: Meaning = {
  close: async () => {},
  features: async () => [],
  ownership: async () => [],
  weighs: async () => [],
  of: async () => [],
  senses: async (_set, texts) =>
    texts.map((text) => {
      const sense = text.startsWith("Savings")
        ? "savings"
        : text.startsWith("Rent")
          ? "cost"
          : "payout";
      return [{ sense, likeness: 1 }];
    }),
};
const runway = (...words: string[]) =>
  runwayOf(
    words.map((one) => factOf("money", one, 0)),
    meaning,
    "en",
    new SourceBook({ session_id: "s", language: "en" }),
  );

describe("how long the money lasts", () => {
  it("is what there is, by what a month costs", async () => {
    const found = await runway("Savings of 12,000", "Rent 2,000", "Severance 24k");
    expect(found?.text).toContain("12,000 against about 2,000 a month lasts for about 6 months");
    expect(found?.text).toContain("24,000 for about 18 months");
  });

  it("is not said where one of them is missing", async () => {
    expect(await runway("Savings of 12,000")).toBeNull();
    expect(await runway("Rent 2,000")).toBeNull();
  });
});
