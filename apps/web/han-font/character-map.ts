/** Writes the table that says which glyph a character has. */

/** From and to which character, and a glyph: of the first character, or of all of them. */
export type Group = readonly [from: number, to: number, glyph: number];

const HEAD = 12;
/** Glyphs count up with their characters. */
export const ONE_EACH = 12;
export const ONE_FOR_ALL = 13;

export function characterMap(groups: readonly Group[], format = ONE_EACH): Buffer {
  const map = Buffer.alloc(HEAD + 16 + groups.length * 12);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(HEAD, 8);
  map.writeUInt16BE(format, HEAD);
  map.writeUInt32BE(map.length - HEAD, HEAD + 4);
  map.writeUInt32BE(groups.length, HEAD + 12);
  for (const [index, group] of groups.entries())
    for (const [part, value] of group.entries())
      map.writeUInt32BE(value, HEAD + 16 + index * 12 + part * 4);
  return map;
}
