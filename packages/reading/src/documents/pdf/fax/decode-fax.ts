/**
 * Pictures as faxes and office scanners send them (group 4: each line is told by how it differs from the one above).
 * pdf.js leaves them to a library that is not shipped with it here.
 */
import type { GrayImage } from "../../scan/gray-image.ts";
import { BLACK_RUNS, type RunCodes, WHITE_RUNS } from "./run-codes.ts";

export interface FaxPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** A bit that is set is black. */
  readonly blackIs1: boolean;
}

type Mode = "pass" | "horizontal" | "end" | number;
/** A number says how far a change of colour has moved. */
const MODES: ReadonlyMap<string, Mode> = new Map<string, Mode>([
  ["1", 0],
  ["011", 1],
  ["010", -1],
  ["001", "horizontal"],
  ["0001", "pass"],
  ["000011", 2],
  ["000010", -2],
  ["0000011", 3],
  ["0000010", -3],
  ["000000000001", "end"],
]);

const LONGEST_CODE = 13;

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Undefined where no code follows, at the end above all. */
  read<T>(codes: ReadonlyMap<string, T>): T | undefined {
    let code = "";
    while (code.length < LONGEST_CODE) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) return undefined;
      code += (byte >> (7 - (this.#at & 7))) & 1;
      this.#at += 1;
      const found = codes.get(code);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  run(codes: RunCodes): number | undefined {
    let sum = 0;
    for (;;) {
      const part = this.read(codes);
      if (part === undefined) return undefined;
      sum += part;
      if (part < 64) return sum;
    }
  }
}

/** As many lines as can be read; what is below them stays white. */
export function decodeFax({ bytes, width, height, blackIs1 }: FaxPicture): GrayImage {
  const [white, black] = blackIs1 ? [0, 255] : [255, 0];
  const data = new Uint8Array(width * height).fill(white);
  const bits = new Bits(bytes);
  let above: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const changes = lineOf(bits, above, width);
    if (changes === undefined) break;
    for (let at = 0; at < changes.length; at += 2)
      data.fill(black, y * width + (changes[at] ?? 0), y * width + (changes[at + 1] ?? width));
    above = changes;
  }
  return { width, height, data };
}

/** Where the colour changes, from white at the left. */
function lineOf(bits: Bits, above: readonly number[], width: number): number[] | undefined {
  const changes: number[] = [];
  let at = -1;
  while (at < width) {
    const isBlack = changes.length % 2 === 1;
    const [first, second] = changesAbove(above, at, isBlack, width);
    const mode = bits.read(MODES);
    if (mode === undefined || mode === "end") return undefined;
    if (mode === "pass") at = second;
    else if (mode === "horizontal") {
      const one = bits.run(isBlack ? BLACK_RUNS : WHITE_RUNS);
      const other = bits.run(isBlack ? WHITE_RUNS : BLACK_RUNS);
      if (one === undefined || other === undefined) return undefined;
      const middle = Math.max(at, 0) + one;
      at = middle + other;
      changes.push(Math.min(middle, width), Math.min(at, width));
    } else {
      at = first + mode;
      if (at < (changes.at(-1) ?? 0)) return undefined;
      changes.push(Math.min(at, width));
    }
  }
  return changes;
}

/** The next change to the other colour on the line above, and the one behind it. */
function changesAbove(
  above: readonly number[],
  at: number,
  isBlack: boolean,
  width: number,
): readonly [number, number] {
  let index = isBlack ? 1 : 0;
  while ((above[index] ?? width) <= at && index < above.length) index += 2;
  return [above[index] ?? width, above[index + 1] ?? width];
}
