import { expect, it } from "vitest";
import { days, percent } from "./shares.ts";

it.each([
  [1, 3, "33 %"],
  [0, 4, "0 %"],
  [0, 0, "–"],
])("%d of %d is %s", (part, whole, shown) => {
  expect(percent(part, whole)).toBe(shown);
});

it("rounds short times to a tenth and long ones to whole days", () => {
  expect([0.04, 2.46, 9.96, 12.5].map(days)).toEqual([0, 2.5, 10, 13]);
});
