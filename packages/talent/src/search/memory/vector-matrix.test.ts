import { describe, expect, it } from "vitest";
import { seeded } from "../testing/synthetic-entries.ts";
import { packVectors, unpackVectors } from "../vectors/quantise.ts";
import { VectorMatrix } from "./vector-matrix.ts";

const DIMENSIONS = 256;
const random = seeded(5);

function direction(): Float32Array {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => random() + random() - 1);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const product = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const quantised = (...vectors: Float32Array[]) => unpackVectors(packVectors(vectors), DIMENSIONS);
const everything = (rows: number) => new Uint8Array(rows).fill(1);

describe("vectors in memory", () => {
  it("are found nearly as if all were compared exactly", () => {
    const vectors = Array.from({ length: 5_000 }, direction);
    const matrix = new VectorMatrix(DIMENSIONS);
    for (const [row, vector] of vectors.entries()) matrix.set(row, quantised(vector));
    let found = 0;
    for (let n = 0; n < 10; n++) {
      const query = direction();
      const exact = vectors
        .map((vector, row) => ({ row, similarity: product(vector, query) }))
        .toSorted((a, b) => b.similarity - a.similarity)
        .slice(0, 10);
      const near = new Map(
        matrix.nearest(query, everything(5_000)).map((item) => [item.row, item.similarity]),
      );
      for (const { row, similarity } of exact) {
        if (!near.has(row)) continue;
        found += 1;
        expect(near.get(row)).toBeCloseTo(similarity, 2);
      }
    }
    // Vectors without any kinship are the hardest case: all are about equally far.
    expect(found).toBeGreaterThanOrEqual(95);
  });

  it("count by their best piece, and say which it was", () => {
    const matrix = new VectorMatrix(DIMENSIONS);
    const [one, two] = [direction(), direction()];
    matrix.set(0, quantised(direction(), one, direction()));
    matrix.set(1, quantised(two));
    const near = matrix.nearest(one, everything(2));
    expect(near.find(({ row }) => row === 0)).toMatchObject({ chunk: 1 });
    expect(near.find(({ row }) => row === 0)?.similarity).toBeCloseTo(1, 2);
  });

  it("are not found if they do not pass, are replaced, or deleted", () => {
    const matrix = new VectorMatrix(DIMENSIONS);
    const [one, two] = [direction(), direction()];
    matrix.set(0, quantised(one));
    matrix.set(1, quantised(one, two));
    const rows = (passes: number[]) =>
      matrix.nearest(one, Uint8Array.from(passes)).map(({ row }) => row);
    expect(rows([0, 1])).toEqual([1]);
    matrix.delete(1);
    expect(rows([1, 1])).toEqual([0]);
    matrix.set(0, quantised(two));
    expect(matrix.nearest(one, everything(2))[0]?.similarity).toBeLessThan(0.5);
    expect(matrix.size).toBe(1);
  });
});
