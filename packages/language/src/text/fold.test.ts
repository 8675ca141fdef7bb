import { describe, expect, it } from "vitest";
import { fold, folded } from "./fold.ts";

describe("folded text", () => {
  it.each([
    ["ＡＢＣ　１２", "abc 12", "full width"],
    ["幫我約陳曉明下週三", "帮我约陈晓明下周三", "traditional characters"],
    ["eﬃcient Cafe\u0301", "efficient café", "ligatures, letters with a mark of their own"],
    ["“9–5” — O’Brien", '"9-5" - o\'brien', "quotes and dashes"],
    ["  two\u00a0 \t words\u200b \n\n end ", "two words\nend", "spaces, and what can't be seen"],
    ["三点，明天。", "三点,明天.", "punctuation"],
  ])("%s becomes %s: %s", (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it("knows where everything stood", () => {
    const text = "請約　ＡＭＹ ﬁrst,  週三";
    const { text: plain, place } = fold(text);
    const shown = (words: string) => {
      const at = plain.indexOf(words);
      return text.slice(...place(at, at + words.length));
    };
    expect(plain).toBe("请约 amy first, 周三");
    expect(shown("amy")).toBe("ＡＭＹ");
    expect(shown("first")).toBe("ﬁrst");
    expect(shown("amy first")).toBe("ＡＭＹ ﬁrst");
    expect(shown("周三")).toBe("週三");
  });

  it("stays the same when it is folded again", () => {
    const once = folded("Ｈé　𠮷野家 İstanbul ½ ㍿");
    expect(folded(once)).toBe(once);
  });
});
