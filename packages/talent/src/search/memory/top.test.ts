import { expect, it } from "vitest";
import { seeded } from "../testing/synthetic-entries.ts";
import { Top } from "./top.ts";

it("keeps the best of many, best first", () => {
  const random = seeded(3);
  for (const [count, most] of [
    [0, 5],
    [3, 5],
    [5, 5],
    [1_000, 7],
    [1_000, 1],
  ] as const) {
    const numbers = Array.from({ length: count }, (_, n) => Math.floor(random() * 50) + n / 10_000);
    const top = new Top<number>(most, (a, b) => b - a);
    for (const number of numbers) top.add(number);
    expect(top.list()).toEqual(numbers.toSorted((a, b) => b - a).slice(0, most));
    expect(top.worst).toBe(count < most ? undefined : top.list().at(-1));
  }
});
