/** The operators of a page, with arguments whose types are checked: pdf.js hands them out as any. */
import type { Matrix } from "./matrix.ts";

export const numberOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? value : 0;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function numbersOf(value: unknown): ArrayLike<number> {
  if (value instanceof Float32Array || value instanceof Float64Array) return value;
  return Array.isArray(value) ? value.map(numberOf) : [];
}

export function matrixOf(value: unknown): Matrix | null {
  const list = numbersOf(value);
  if (list.length < 6) return null;
  const at = (index: number) => list[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
