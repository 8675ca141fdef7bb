/** A PNG in shades of grey. Read here, byte by byte: what is wrong with a stranger's file ends in an error. */
import { inflateSync } from "node:zlib";
import type { GrayImage } from "./gray-image.ts";

/** Values of a pixel by colour type: grey, RGB, index, grey and alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Throws a plain error that says what is wrong. */
export function readPng(bytes: Uint8Array): GrayImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, type, interlaced] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  const channels = CHANNELS[type];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth))
    throw new Error("its colours are of no kind that PNG has");
  if (interlaced !== 0) throw new Error("it is interlaced");
  const chunks = chunksOf(bytes, view);
  const perRow = Math.ceil((width * channels * depth) / 8);
  const packed = Buffer.concat(chunks.get("IDAT") ?? []);
  const rows = inflateSync(packed, { maxOutputLength: (perRow + 1) * height });
  if (rows.length < (perRow + 1) * height) throw new Error("it is cut off");
  unfilter(rows, perRow, height, Math.max(1, (channels * depth) >> 3));
  const palette = shadesOf(chunks.get("PLTE")?.[0], chunks.get("tRNS")?.[0]);
  const data = new Uint8Array(width * height);
  const most = 2 ** Math.min(depth, 8) - 1;
  for (let y = 0, at = 0; y < height; y++) {
    const row = rows.subarray(y * (perRow + 1) + 1, (y + 1) * (perRow + 1));
    for (let x = 0; x < width; x++, at++) {
      const value = (channel: number) => valueAt(row, x * channels + channel, depth);
      const level = (channel: number) => (value(channel) * 255) / most;
      if (type === 3) data[at] = palette[value(0)] ?? 255;
      else if (channels < 3) data[at] = onPaper(level(0), channels === 2 ? level(1) : 255);
      else {
        const light = 0.299 * level(0) + 0.587 * level(1) + 0.114 * level(2);
        data[at] = onPaper(light, channels === 4 ? level(3) : 255);
      }
    }
  }
  return { width, height, data };
}

const onPaper = (shade: number, alpha: number) => 255 + ((shade - 255) * alpha) / 255;

function chunksOf(bytes: Uint8Array, view: DataView): Map<string, Uint8Array[]> {
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    chunks.set(name, [...(chunks.get(name) ?? []), content]);
    at += 12 + length;
  }
  return chunks;
}

/** Of each entry of the palette. */
function shadesOf(colours: Uint8Array = new Uint8Array(), alphas: Uint8Array = new Uint8Array()) {
  return Array.from({ length: Math.floor(colours.length / 3) }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(index * 3);
    return onPaper(0.299 * red + 0.587 * green + 0.114 * blue, alphas[index] ?? 255);
  });
}

/** The upper byte of 16 is enough. */
function valueAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index] ?? 0;
  if (depth === 16) return row[index * 2] ?? 0;
  const bit = index * depth;
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** Each row is written as its difference to what stands left of it and above. */
function unfilter(rows: Uint8Array, perRow: number, height: number, step: number): void {
  for (let y = 0; y < height; y++) {
    const from = y * (perRow + 1) + 1;
    const filter = rows[from - 1] ?? 0;
    if (filter > 4) throw new Error("a row of it is damaged");
    for (let x = 0; x < perRow; x++) {
      const left = x >= step ? (rows[from + x - step] ?? 0) : 0;
      const up = y > 0 ? (rows[from + x - perRow - 1] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[from + x - perRow - 1 - step] ?? 0) : 0;
      rows[from + x] = (rows[from + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left;
  return (b ?? 0) <= (c ?? 0) ? up : corner;
}
