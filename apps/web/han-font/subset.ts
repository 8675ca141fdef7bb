/**
 * A TrueType font of some characters only. Made for Noto Sans SC, whose Chinese glyphs have neither
 * parts nor hints: a font that has them is refused. Ligatures, kerning and vertical setting are left out.
 */
import { characterMap } from "./character-map.ts";
import { glyphsByCharacter, outline, readTables, type Tables, table } from "./truetype.ts";

const UNCHANGED = ["head", "OS/2", "name", "post"];

export function subset(font: Buffer, characters: readonly number[]): Tables {
  const tables = readTables(font);
  const known = glyphsByCharacter(table(tables, "cmap"));
  const kept = characters.flatMap((code) => {
    const glyph = known.get(code);
    return glyph === undefined ? [] : [{ code, glyph }];
  });
  // The first glyph of every font is the one for missing characters.
  const glyphs = [0, ...kept.map(({ glyph }) => glyph)];
  const outlines = glyphs.map((glyph) => padded(simple(outline(tables, glyph))));
  const metrics = table(tables, "hmtx");
  return new Map([
    ...UNCHANGED.map((tag) => [tag, table(tables, tag)] as const),
    ["cmap", characterMap(kept.map(({ code }, index) => [code, code, index + 1]))],
    ["glyf", Buffer.concat(outlines)],
    ["hhea", patched(table(tables, "hhea"), 34, glyphs.length)],
    ["hmtx", Buffer.concat(glyphs.map((glyph) => metrics.subarray(glyph * 4, glyph * 4 + 4)))],
    ["loca", offsets(outlines)],
    ["maxp", patched(table(tables, "maxp"), 4, glyphs.length)],
  ]);
}

function simple(glyph: Buffer): Buffer {
  if (glyph.length > 0 && glyph.readInt16BE(0) < 0)
    throw new Error("a glyph is made of other glyphs, which a subset does not follow");
  return glyph;
}

function padded(glyph: Buffer): Buffer {
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

function offsets(outlines: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  for (const [index, { length }] of outlines.entries()) {
    end += length;
    loca.writeUInt32BE(end, (index + 1) * 4);
  }
  return loca;
}

function patched(from: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(from);
  copy.writeUInt16BE(value, at);
  return copy;
}
