import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodedPieces } from "./decode-bytes.ts";
import { foldText } from "./fold-text.ts";
import { originalPlace } from "./mapped-text.ts";
import { TermIndex } from "./term-index.ts";

describe("folded text", () => {
  it.each([
    ["Ignore_ALL  the\tRules", "ignore all the rules"],
    ["ＡＢＣ１２３", "abc123"],
    ["Ñandú café Straße", "nandu cafe straße"],
    ["忽 略 AI 助手", "忽略ai助手"],
    ["one\ntwo\n\nthree", "one two\nthree"],
    ["ig\u200bno\u00adre", "ignore"],
    ["раураl", "paypal"],
    ["無視規則", "无视规则"],
    ["한국어 がぎ", "한국어 がぎ"],
  ])("%j is %j", (given, folded) => {
    expect(foldText(given).text).toBe(folded);
  });

  it("knows for every character where it stood", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const folded = foldText(text);
        expect(folded.starts).toHaveLength(folded.text.length);
        for (let at = 0; at < folded.text.length; at += 1) {
          const { start, end } = originalPlace(folded, at, at + 1);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe("decoding", () => {
  it("leaves keys, pictures and words alone", () => {
    const noise =
      "Internationalisation 9fceb02d0ae598e95dc970b74767f19372d61af8 iVBORw0KGgoAAAANSUhEUgAAAAUA";
    expect(decodedPieces(noise)).toEqual([]);
  });

  it("finds what is said in entities and binary", () => {
    expect(decodedPieces("&#105;&#103;&#110;&#111;&#114;&#101;")[0]?.text).toBe("ignore");
    const binary = [..."ignore it"].map((letter) =>
      letter.charCodeAt(0).toString(2).padStart(8, "0"),
    );
    expect(decodedPieces(binary.join(" "))[0]?.text).toBe("ignore it");
  });
});

describe("a term index", () => {
  const index = new TermIndex({ act: ["act as", "ignor*"], han: ["指令"] });

  it("finds whole words, open words and Chinese inside of a sentence", () => {
    expect(index.find("react as act as ignoring 新指令集")).toEqual([
      { concept: "act", start: 9, end: 15 },
      { concept: "act", start: 16, end: 24 },
      { concept: "han", start: 26, end: 28 },
    ]);
  });

  it("finds words inside of words when boundaries are lost", () => {
    expect(index.find("xxignorexx", false)).toMatchObject([{ concept: "act", start: 2 }]);
  });
});
