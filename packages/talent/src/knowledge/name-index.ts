/**
 * Every name of every concept, as hashes in order: read in a few milliseconds, where 300,000 strings would
 * take seconds. `data/names.bin` holds the number of names, their hashes, where the concepts of each begin
 * (and whether it is a name to show), and the concepts as line numbers; made by `build/build-concepts.ts`.
 */
import { readFileSync } from "node:fs";
import { hashOf } from "./name-hash.ts";

const FILE = new URL("data/names.bin", import.meta.url);
/** Set in a place where concepts begin: the name is the one that is shown of them. */
const SHOWN = 0x8000_0000;

export interface NameMeaning {
  /** Line numbers of the concepts. */
  readonly places: readonly number[];
  /** Whether they are mainly called so; another name of one word may be a word of any sentence. */
  readonly isShown: boolean;
}

interface Tables {
  readonly hashes: Float64Array;
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
}

let tables: Tables | null = null;

/** @param key of a name, see `name-words.ts` */
export function meaningOf(key: string): NameMeaning | undefined {
  tables ??= unpackNames(readFileSync(FILE));
  const { hashes, starts, places } = tables;
  const at = indexOf(hashes, hashOf(key));
  if (at < 0) return undefined;
  const start = starts[at] ?? 0;
  const [first, last] = [start & ~SHOWN, (starts[at + 1] ?? 0) & ~SHOWN];
  return { places: [...places.subarray(first, last)], isShown: (start & SHOWN) !== 0 };
}

function indexOf(hashes: Float64Array, sought: number): number {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = hashes[middle] ?? 0;
    if (value === sought) return middle;
    if (value < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function unpackNames(file: Buffer): Tables {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const [count = 0] = new Uint32Array(bytes, 0, 2);
  const starts = 8 + 8 * count;
  return {
    hashes: new Float64Array(bytes, 8, count),
    starts: new Uint32Array(bytes, starts, count + 1),
    places: new Uint16Array(bytes, starts + 4 * (count + 1)),
  };
}

export function packNames(names: ReadonlyMap<string, NameMeaning>): Buffer {
  const sorted = [...names]
    .map(([key, meaning]) => ({ hash: hashOf(key), ...meaning }))
    .sort((a, b) => a.hash - b.hash);
  const places = Uint16Array.from(sorted.flatMap((name) => name.places));
  const starts = new Uint32Array(sorted.length + 1);
  let start = 0;
  for (const [at, name] of sorted.entries()) {
    starts[at] = name.isShown ? start | SHOWN : start;
    start += name.places.length;
  }
  starts[sorted.length] = start;
  const hashes = Float64Array.from(sorted, ({ hash }) => hash);
  return Buffer.concat(
    [Uint32Array.of(sorted.length, 0), hashes, starts, places].map((list) =>
      Buffer.from(list.buffer, list.byteOffset, list.byteLength),
    ),
  );
}
