import { describe, expect, it } from "vitest";
import { readDate } from "./read-date.ts";

describe("a date that somebody types", () => {
  it.each([
    ["2021-06", "2021-06"],
    ["2021.6", "2021-06"],
    ["2021/06/30", "2021-06-30"],
    ["2021年6月", "2021-06"],
    ["2021 年", "2021"],
    [" 2021 ", "2021"],
    ["06/2021", "2021-06"],
    ["June 2021", "2021-06"],
    ["Sept. 2019", "2019-09"],
    ["至今", "至今"],
    ["现在", "至今"],
    ["now", "Present"],
    ["present", "present"],
    ["", ""],
  ])("%s is stored as %s", (typed, stored) => {
    expect(readDate(typed)).toBe(stored);
  });

  it.each(["soon", "2021-13", "2021-02-30", "21", "1066", "Foo 2021", "2021-06-01-02"])(
    "%s is none",
    (typed) => {
      expect(readDate(typed)).toBeNull();
    },
  );
});
