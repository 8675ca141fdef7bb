/** Packs the tables of a TrueType font as WOFF 2.0, outlines as they are (the transformation is optional). */
import { brotliCompressSync, constants } from "node:zlib";
import type { Tables } from "./truetype.ts";

const HEADER = 48;
const TRUETYPE = 0x00010000;
/** A tag that is written out, as opposed to a number from the format's list of known tags. */
const ARBITRARY_TAG = 0x3f;
const UNTRANSFORMED_OUTLINES = 3 << 6;

export function toWoff2(tables: Tables): Buffer {
  const parts = Array.from(tables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.concat(parts.map(([tag, { length }]) => entry(tag, length)));
  const data = Buffer.concat(parts.map(([, bytes]) => bytes));
  const packed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const length = padded(HEADER + directory.length + packed.length);
  const font = Buffer.alloc(length);
  font.write("wOF2", "latin1");
  font.writeUInt32BE(TRUETYPE, 4);
  font.writeUInt32BE(length, 8);
  font.writeUInt16BE(parts.length, 12);
  const plain = parts.reduce((sum, [, bytes]) => sum + padded(bytes.length), 0);
  font.writeUInt32BE(12 + parts.length * 16 + plain, 16);
  font.writeUInt32BE(packed.length, 20);
  directory.copy(font, HEADER);
  packed.copy(font, HEADER + directory.length);
  return font;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function entry(tag: string, length: number): Buffer {
  const outlines = tag === "glyf" || tag === "loca";
  const flags = ARBITRARY_TAG | (outlines ? UNTRANSFORMED_OUTLINES : 0);
  return Buffer.concat([Buffer.from([flags]), Buffer.from(tag, "latin1"), variableLength(length)]);
}

/** Seven bits a byte, the highest first; all but the last have their eighth bit set. */
function variableLength(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}
