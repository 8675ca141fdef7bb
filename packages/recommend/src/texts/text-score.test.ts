import { describe, expect, it } from "vitest";
import { textParts, textScore } from "./text-score.ts";

const scored = (tag: number, keyword: number, deviations?: number) =>
  textScore(textParts({ tag, semantic: 0, keyword }, deviations));

describe("the score of a text", () => {
  it("is in proportion to how far its meaning stands out", () => {
    const [near, nearer, nearest] = [scored(0, 0, 1), scored(0, 0, 3), scored(0, 0, 5)];
    expect(nearer - near).toBeCloseTo(nearest - nearer, 0);
    expect(nearer).toBeGreaterThan(near);
  });

  it("lets tags and keywords tip the scales, and no more", () => {
    expect(scored(0, 25, 2.5)).toBeGreaterThan(scored(0, 0, 2.5));
    expect(scored(0, 25, 2.1)).toBeLessThan(scored(0, 0, 2.5));
    expect(scored(100, 0, 2)).toBeGreaterThan(scored(0, 0, 3));
    expect(scored(100, 100, 1)).toBeLessThan(scored(0, 0, 4));
  });

  it("goes from 0 to 100, and by words alone where nothing can be compared", () => {
    expect(scored(100, 100, 50)).toBe(100);
    expect(scored(0, 0, -50)).toBe(0);
    expect(scored(0, 0)).toBe(0);
    expect(scored(0, 50)).toBeGreaterThan(0);
  });
});
