import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { blank } from "./blank.ts";
import { shownCharacters } from "./characters.ts";
import { subset } from "./subset.ts";
import { glyphsByCharacter, outline, readTables, table } from "./truetype.ts";
import { toWoff2 } from "./woff2.ts";

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve(
    "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  ),
);
const codes = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

test("a subset draws its characters exactly as the font does, and has no others", () => {
  const whole = readTables(SOURCE);
  const wholeGlyphs = glyphsByCharacter(table(whole, "cmap"));
  const part = subset(SOURCE, codes("中乐伯文"));
  const glyphs = glyphsByCharacter(table(part, "cmap"));
  expect(Array.from(glyphs.keys())).toEqual(codes("中乐伯文"));
  for (const [code, glyph] of glyphs) {
    const original = outline(whole, wholeGlyphs.get(code) ?? 0);
    expect(outline(part, glyph).subarray(0, original.length)).toEqual(original);
  }
});

test("characters that the font has no glyph for are left out", () => {
  const part = subset(SOURCE, [...codes("中"), 0x10fffd]);
  expect(glyphsByCharacter(table(part, "cmap")).size).toBe(1);
});

test("a blank font has one empty glyph for all characters, as wide as they are", () => {
  const part = blank(SOURCE, codes("中文"));
  expect(outline(part, 1).length).toBe(0);
  const widths = table(part, "hmtx");
  const wide = table(subset(SOURCE, codes("文")), "hmtx");
  expect(widths.readUInt16BE(4)).toBe(wide.readUInt16BE(4));
});

test("a WOFF2 file ends with the tables, compressed", () => {
  const tables = subset(SOURCE, codes("伯乐"));
  const file = toWoff2(tables);
  expect(file.toString("latin1", 0, 4)).toBe("wOF2");
  expect(file.readUInt32BE(8)).toBe(file.length);
  const directory = Array.from(tables.values(), ({ length }) => (length < 128 ? 6 : 7));
  const start = 48 + directory.reduce((sum, size) => sum + size, 0);
  const data = brotliDecompressSync(file.subarray(start, start + file.readUInt32BE(20)));
  const sorted = Array.from(tables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(data).toEqual(Buffer.concat(sorted.map(([, bytes]) => bytes)));
});

test("what the page and the demo say is all there", () => {
  expect(shownCharacters()).toEqual(expect.arrayContaining(codes("伯乐今日陈思远，。")));
});
