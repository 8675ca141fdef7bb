/** The weights, read from one file when the first document comes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FOLDER = path.join(import.meta.dirname, "../../../../../model");

const Layers = z.object({
  table: z.tuple([z.int(), z.int()]),
  layers: z.array(z.object({ name: z.string(), shape: z.array(z.int()) })),
});

export interface Weights {
  /** Rows of features, in whole numbers; times `scale` by column. */
  readonly table: Int8Array;
  readonly scale: Float32Array;
  readonly layer: (name: string) => Float32Array;
}

export function readWeights(bytes: Uint8Array, layers: unknown): Weights {
  const { table, layers: all } = Layers.parse(layers);
  const cells = table[0] * table[1];
  const whole = bytes.slice();
  const known = new Map<string, Float32Array>();
  let at = cells;
  for (const { name, shape } of all) {
    const size = shape.reduce((product, part) => product * part, 1);
    known.set(name, new Float32Array(whole.buffer.slice(at, at + size * 4)));
    at += size * 4;
  }
  if (at !== whole.length) throw new RangeError(`${whole.length} bytes of weights, not ${at}`);
  const layer = (name: string) => {
    const found = known.get(name);
    if (found === undefined) throw new RangeError(`no weights "${name}"`);
    return found;
  };
  return { table: new Int8Array(whole.buffer, 0, cells), scale: layer("features.scale"), layer };
}

let shipped: Weights | undefined;

export function shippedWeights(): Weights {
  shipped ??= readWeights(
    readFileSync(path.join(FOLDER, "lines.bin")),
    JSON.parse(readFileSync(path.join(FOLDER, "layers.json"), "utf8")),
  );
  return shipped;
}
