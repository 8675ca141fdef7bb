import { describe, expect, it } from "vitest";
import { fitScale, keepPoint, LEAST, MOST, zoomed } from "./zoom.ts";

describe("the size of a drawing", () => {
  it("fits into its room, and is not enlarged", () => {
    expect(fitScale({ width: 1000, height: 200 }, { width: 800, height: 400 })).toBe(0.8);
    expect(fitScale({ width: 100, height: 100 }, { width: 800, height: 400 })).toBe(1);
  });

  it("stays readable, even where it does not fit", () => {
    expect(fitScale({ width: 5000, height: 200 }, { width: 390, height: 400 })).toBe(0.6);
  });

  it("has limits", () => {
    let [large, small] = [1, 1];
    for (let i = 0; i < 50; i += 1) [large, small] = [zoomed(large, "in"), zoomed(small, "out")];
    expect([small, large]).toEqual([LEAST, MOST]);
  });

  it("keeps what is under the pointer there", () => {
    // The point at 150 of the drawing is 50 from the edge of the window; twice as large it is at 300.
    expect(keepPoint(100, 50, 1, 2)).toBe(250);
  });
});
