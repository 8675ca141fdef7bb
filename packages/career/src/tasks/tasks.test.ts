import { describe, expect, it } from "vitest";
import { stated } from "../analysts/source-book.ts";
import { mergeMarks } from "../intake/merge-marks.ts";
import { readWish } from "../intake/read-wish.ts";
import { UserProfile } from "../state/user-profile.ts";
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

describe("what a model marks in a message", () => {
  const text = "Patients, hospitals, nurse: that attracts me";
  const wish = readWish([{ message: 0, text, answers: null }], UserProfile.parse({}), "2026-11-15");

  it("counts where the words are there", () => {
    const marked = mergeMarks(wish, [{ kind: "goal_occupation", quote: "nurse" }], text, 0);
    expect(marked.target?.occupation_id).toBe("nurse");
  });

  it("does not count where they are not, or are no occupation", () => {
    const invented = mergeMarks(
      { ...wish, target: null },
      [{ kind: "goal_occupation", quote: "a doctor" }],
      text,
      0,
    );
    expect(invented.target).toBeNull();
    const vague = mergeMarks(
      { ...wish, target: null },
      [{ kind: "goal_occupation", quote: "hospitals" }],
      text,
      0,
    );
    expect(vague.target).toBeNull();
  });
});
