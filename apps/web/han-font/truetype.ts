/** Reads the parts of a TrueType font that a subset of it needs. */

export type Tables = ReadonlyMap<string, Buffer>;

const HEAD_LOCA_FORMAT = 50;
const UNICODE_FULL = 12;

export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString("latin1", at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the font has no table "${tag}"`);
  return found;
}

/** The glyph of each character, by the font's map of all of Unicode. */
export function glyphsByCharacter(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + entry * 8 + 4));
    if (map.readUInt16BE(0) !== UNICODE_FULL) continue;
    for (let group = 0; group < map.readUInt32BE(12); group += 1) {
      const at = 16 + group * 12;
      const first = map.readUInt32BE(at);
      for (let code = first; code <= map.readUInt32BE(at + 4); code += 1)
        glyphs.set(code, map.readUInt32BE(at + 8) + code - first);
    }
    return glyphs;
  }
  throw new Error("the font has no character map of format 12");
}

/** Where glyphs begin and end in `glyf`. */
export function outline(tables: Tables, glyph: number): Buffer {
  if (table(tables, "head").readInt16BE(HEAD_LOCA_FORMAT) !== 1)
    throw new Error("the font's glyph offsets are short");
  const loca = table(tables, "loca");
  return table(tables, "glyf").subarray(
    loca.readUInt32BE(glyph * 4),
    loca.readUInt32BE((glyph + 1) * 4),
  );
}
