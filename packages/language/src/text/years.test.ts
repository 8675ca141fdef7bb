import { describe, expect, it } from "vitest";
import { yearsIn } from "./years.ts";

describe("years that are asked for", () => {
  it.each([
    ["Go with 5+ years", { min: 5 }],
    ["at least three years of nursing", { min: 3 }],
    ["3-5 years", { min: 3, max: 5 }],
    ["under 2 years", { max: 2 }],
    ["会 Rust，五年以上", { min: 5 }],
    ["工作不到3年的", { max: 3 }],
    ["三年以下经验", { max: 3 }],
  ])("are read from %s", (text, expected) => {
    expect(yearsIn(text)).toMatchObject(expected);
    expect(Object.keys(yearsIn(text) ?? {}).toSorted()).toEqual(
      [...Object.keys(expected), "place"].toSorted(),
    );
  });

  it("are none where only months or days are said", () => {
    expect(yearsIn("within 3 months")).toBeUndefined();
    expect(yearsIn("React")).toBeUndefined();
  });
});
