/**
 * The common space of the two models: centre, normalise, multiply, normalise. The matrices are
 * fitted by `fit/fit-projection.ts` and lie in `data/projection.f32`, as numbers of four bytes:
 * mean and matrix of the Chinese model, then of the English one.
 */
import { readFile } from "node:fs/promises";
import { normalise } from "../vector.ts";
import { type ModelLanguage, WIDTHS } from "./model-files.ts";

export const DIMENSIONS = 256;
export const PROJECTION_FILE = new URL("./data/projection.f32", import.meta.url);

export interface Projection {
  readonly mean: Float32Array;
  /** Row by row, a row for each number of the model's own vector. */
  readonly matrix: Float32Array;
}

export type Projections = Record<ModelLanguage, Projection>;

export async function readProjections(): Promise<Projections> {
  const bytes = await readFile(PROJECTION_FILE);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const size = (width: number) => width * (1 + DIMENSIONS);
  if (numbers.length !== size(WIDTHS.zh) + size(WIDTHS.en)) {
    throw new Error("projection.f32 does not fit the models");
  }
  const part = (start: number, width: number): Projection => ({
    mean: numbers.subarray(start, start + width),
    matrix: numbers.subarray(start + width, start + size(width)),
  });
  return { zh: part(0, WIDTHS.zh), en: part(size(WIDTHS.zh), WIDTHS.en) };
}

export function centred(vector: Float32Array, mean: Float32Array): Float32Array {
  return normalise(vector.map((value, place) => value - (mean[place] ?? 0)));
}

export function project(vector: Float32Array, { mean, matrix }: Projection): Float32Array {
  const result = new Float32Array(DIMENSIONS);
  for (const [row, value] of centred(vector, mean).entries()) {
    const start = row * DIMENSIONS;
    for (let column = 0; column < DIMENSIONS; column++) {
      result[column] = (result[column] ?? 0) + value * (matrix[start + column] ?? 0);
    }
  }
  return normalise(result);
}
