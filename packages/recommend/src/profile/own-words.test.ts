import { describe, expect, it } from "vitest";
import { ownWords } from "./own-words.ts";

describe("the words of a wish", () => {
  it("are those that were typed, without the ones that only make it a question", () => {
    expect(ownWords("I'm looking for a dialysis nurse post in Leeds").wanted).toEqual(
      expect.arrayContaining(
        ["dialysi", "nurs", "leed"].map((stem) => expect.stringContaining(stem)),
      ),
    );
  });

  it("are apart from those that are named to keep something away", () => {
    const { wanted, unwanted } = ownWords("nurse in Leeds, not paediatrics");
    expect(unwanted).toHaveLength(1);
    expect(wanted).not.toContain(unwanted[0]);
  });

  it("are wanted where they are named both ways", () => {
    expect(ownWords("sales in Hull, not sales by phone").unwanted).not.toContain(
      ownWords("sales").wanted[0],
    );
  });
});
