import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWordPieces } from "./word-pieces.ts";

const VOCABULARY = [
  ...["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"],
  ..."把王芳她的约到周三，。！？".split(""),
  ...["mail", "##ing", "##s", "cafe", "strasse", "ss", "o", "'", "neil", "3", "##pm", "σας", "a"],
];
const pieces = createWordPieces(VOCABULARY);
const ALL = Number.POSITIVE_INFINITY;
const texts = (text: string) =>
  pieces.encode(text, ALL).map(({ id, start, end }) => [VOCABULARY[id], text.slice(start, end)]);

describe("word pieces", () => {
  it("are Han characters, punctuation, and the longest known parts of words", () => {
    expect(texts("约王芳，周三3pm")).toEqual([
      ...["约", "王", "芳", "，", "周", "三"].map((sign) => [sign, sign]),
      ["3", "3"],
      ["##pm", "pm"],
    ]);
    expect(pieces.encode("mailings", ALL).map(({ continues }) => continues)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("have no capitals and no accents, but stand where the message has them", () => {
    expect(texts("CAFÉ O'Neil")).toEqual([
      ["cafe", "CAFÉ"],
      ["o", "O"],
      ["'", "'"],
      ["neil", "Neil"],
    ]);
    // One letter that becomes two signs, an accent on its own, and a last sigma.
    expect(texts("cafe\u0301 ΣΑΣ")).toEqual([
      ["cafe", "cafe"],
      ["σας", "ΣΑΣ"],
    ]);
  });

  it("count in UTF-16 units behind signs that take two", () => {
    expect(texts("🙂 王芳")).toEqual([
      ["[UNK]", "🙂"],
      ["王", "王"],
      ["芳", "芳"],
    ]);
  });

  it("leave out what is invisible", () => {
    expect(texts("\u200b王\u0007芳\ufeff")).toEqual([
      ["王", "王"],
      ["芳", "芳"],
    ]);
    expect(pieces.encode(" \n\t ", ALL)).toEqual([]);
  });

  it("know a word as a whole or not at all, and none of more than 100 letters", () => {
    expect(texts("mailx")).toEqual([["[UNK]", "mailx"]]);
    expect(texts("a".repeat(101))).toEqual([["[UNK]", "a".repeat(101)]]);
  });

  it("are not made of more than is wanted", () => {
    expect(pieces.encode("mailings ".repeat(9), 4)).toHaveLength(6);
  });

  it("follow each other inside of any text", () => {
    const signs = [
      "mail",
      "s",
      "王",
      "，",
      " ",
      "é",
      "e\u0301",
      "İ",
      "ß",
      "🙂",
      "\u200b",
      "\ud83d",
      "한",
    ];
    const anyText = fc.array(fc.constantFrom(...signs)).map((parts) => parts.join(""));
    fc.assert(
      fc.property(anyText, (text) => {
        const places = pieces.encode(text, ALL).flatMap(({ start, end }) => [start, end]);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
