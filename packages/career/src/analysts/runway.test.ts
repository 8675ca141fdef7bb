import { describe, expect, it } from "vitest";
import { factOf } from "../facts/apply-calls.ts";
import { ledgerOf } from "../facts/money-ledger.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { runwayOf } from "./runway.ts";
import { SourceBook } from "./source-book.ts";

/** Knows what each amount is for. */
const meaning: Meaning = {
  close: async () => {},
  features: async () => [],
  likeness: async () => [],
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
const runway = async (...words: string[]) => {
  const facts = words.map((one) => factOf("money", one, null));
  const book = new SourceBook({ session_id: "s", language: "en" });
  return runwayOf(facts, await ledgerOf(facts, meaning), "en", book, "2026-11-17");
};

describe("how long the money lasts", () => {
  it("is what is in hand, divided by what goes out, with the sum shown", async () => {
    const found = await runway("Savings of 12,000", "Rent 2,000", "Severance 24k");
    expect(found?.text).toContain("36,000 ÷ 2,000 = about 18 months, until about May 2028");
  });

  it("says which of them is missing", async () => {
    expect((await runway("Savings of 12,000"))?.text).toContain("12,000 ÷ 6 = 2,000 a month");
    expect((await runway("Rent 2,000"))?.text).toContain("What you have in hand is not known");
    expect(await runway()).toBeNull();
  });

  it("counts a sum that is said twice once, and none where a clause names two", async () => {
    const twice = await runway("Savings of 12,000", "Savings: 12,000", "Rent 2,000");
    expect(twice?.text).toContain("12,000 ÷ 2,000");
    expect(await runway("Savings of 12,000 or maybe 15,000")).toBeNull();
  });
});
