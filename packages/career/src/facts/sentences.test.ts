import { describe, expect, it } from "vitest";
import { around, asks, sentencesIn } from "./sentences.ts";

describe("sentences", () => {
  it("are cut where they end, and know where they stand", () => {
    const text = "I'm 44. Offered redundancy, or three days a week? No.";
    const sentences = sentencesIn(text);
    expect(sentences.map((one) => one.text)).toEqual([
      "I'm 44.",
      "Offered redundancy, or three days a week?",
      "No.",
    ]);
    for (const { text: words, start, end } of sentences) expect(text.slice(start, end)).toBe(words);
    expect(sentences.map(asks)).toEqual([false, true, false]);
  });

  it("give whole pieces, not the fragment that a reader marked", () => {
    const [sentence] = sentencesIn("一个是宁波的小公司，给到原来的六成，我还没想好。");
    if (sentence === undefined) throw new Error("There is a sentence.");
    expect(around(sentence, 5, 7).text).toBe("一个是宁波的小公司");
    expect(around(sentence, 5, 12).text).toBe("一个是宁波的小公司，给到原来的六成");
  });

  it("leave out what joins a piece to the one before it", () => {
    const [sentence] = sentencesIn("I like it, but I could drop to three days.");
    if (sentence === undefined) throw new Error("There is a sentence.");
    expect(around(sentence, 20, 25).text).toBe("I could drop to three days");
  });
});
