import type { Embedder } from "@bole/models";
import type { TableRow } from "../taxonomy/read-table.ts";
import { embeddedTexts } from "./embedded-texts.ts";

/** A provider is asked for this many texts at once. */
const BATCH = 128;

/** One vector of length 1 for each concept, in order, one behind the other. */
export async function computeVectors(
  embedder: Embedder,
  rows: readonly TableRow[],
): Promise<Float32Array> {
  const { dimensions } = await embedder.ready();
  const parts = rows.flatMap((row, place) =>
    embeddedTexts(row).map((part) => ({ place, ...part })),
  );
  const vectors = new Float32Array(rows.length * dimensions);
  for (let first = 0; first < parts.length; first += BATCH) {
    const batch = parts.slice(first, first + BATCH);
    const embedded = await embedder.embed(batch.map(({ text }) => text));
    for (const [index, { place, weight }] of batch.entries()) {
      const vector = embedded.vectors[index];
      const start = place * dimensions;
      for (let at = 0; vector && at < dimensions; at++) {
        vectors[start + at] = (vectors[start + at] ?? 0) + (vector[at] ?? 0) * weight;
      }
    }
  }
  for (let place = 0; place < rows.length; place++) {
    toLengthOne(vectors.subarray(place * dimensions, (place + 1) * dimensions));
  }
  return vectors;
}

/** In place; a vector of zeros stays as it is. */
export function toLengthOne(vector: Float32Array): void {
  let squares = 0;
  for (let at = 0; at < vector.length; at++) squares += (vector[at] ?? 0) ** 2;
  if (squares === 0) return;
  const length = Math.sqrt(squares);
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
}
