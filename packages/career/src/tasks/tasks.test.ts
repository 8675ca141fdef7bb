import { describe, expect, it } from "vitest";
import { stated } from "../analysts/source-book.ts";
import { backedSentences } from "./write-summary-task.ts";

describe("a summary that a model wrote", () => {
  const facts = [
    stated("Data analyst: a match of 40 %, with Excel.", "occupation:data-analyst"),
    stated("There are 3 open jobs as a data analyst here now.", "job:1"),
  ];

  it("keeps the sentences that its facts back, with their sources", () => {
    const written = [{ text: "You match a data analyst by 40 %.", facts: [1] }];
    expect(backedSentences(written, facts)).toEqual({
      kept: [
        {
          text: "You match a data analyst by 40 %.",
          sources: ["occupation:data-analyst"],
          unknown: false,
        },
      ],
      struck: [],
    });
  });

  it.each([
    ["a number that no fact has", { text: "Analysts earn 90,000 dollars.", facts: [1] }],
    ["a fact that there is not", { text: "It is a good match.", facts: [7] }],
    ["a number of another fact", { text: "There are 3 ways in.", facts: [1] }],
  ])("strikes %s", (_name, sentence) => {
    expect(backedSentences([sentence], facts)).toEqual({ kept: [], struck: [sentence.text] });
  });
});
