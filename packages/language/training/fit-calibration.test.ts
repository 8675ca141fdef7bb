import { describe, expect, it } from "vitest";
import { fitCalibration } from "./fit-calibration.ts";

const judged = (sure: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ sure, right: true })),
  ...Array.from({ length: wrong }, () => ({ sure, right: false })),
];

describe("a calibration", () => {
  it("says how often the network was right when it was so sure", () => {
    const knots = fitCalibration([...judged(0.5, 3, 7), ...judged(0.9, 8, 2)], 10);
    expect(knots).toEqual([
      [0.5, 0.3],
      [0.9, 0.8],
    ]);
  });

  it("joins neighbours where being surer did not help", () => {
    const knots = fitCalibration(
      [...judged(0.5, 6, 4), ...judged(0.7, 4, 6), ...judged(0.9, 9, 1)],
      10,
    );
    expect(knots).toEqual([
      [0.6, 0.5],
      [0.9, 0.9],
    ]);
  });

  it("adds what is left over to the last block", () => {
    expect(fitCalibration(judged(0.9, 12, 3), 10)).toEqual([[0.9, 0.8]]);
  });
});
