/** Jobs for the tests of the threads. */
import { defineErrors } from "../../errors.ts";

const errors = defineErrors({
  "too-odd": { status: 422, title: "It is odd.", remedy: "Take an even one." },
});

export const double = (value: number): number => value * 2;

export function half(value: number): number {
  if (value % 2 === 0) return value / 2;
  throw errors.error("too-odd", {
    detail: `${value} is odd.`,
    issues: [{ path: "value", message: "odd" }],
    data: { value },
  });
}

/** Backtracks for longer than the universe is old. */
export const catastrophe = (text: string): boolean => /^(?:a+)+$/.test(text);

export const hungry = (): number => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));
};

export interface People {
  readonly people: { find(name: string): Promise<{ readonly age: number } | null> };
}

export async function olderOf({ people }: People, one: string, other: string): Promise<string> {
  const [first, second] = await Promise.all([people.find(one), people.find(other)]);
  return (first?.age ?? 0) > (second?.age ?? 0) ? one : other;
}

/** Asks, and then never ends. */
export async function askThenHang({ people }: People): Promise<boolean> {
  await people.find("Ann");
  return catastrophe(`${"a".repeat(60)}!`);
}
