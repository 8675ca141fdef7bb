import { describe, expect, it } from "vitest";
import { availabilityIn, framed, isNoExperience, stagesIn } from "./people-words.ts";

const read = (text: string) =>
  stagesIn(text).map(({ stage, isNot, place }) => [stage, isNot, text.slice(...place)]);

describe("stages in a search", () => {
  it.each([
    ["Java, not yet contacted", [["contacted", true, "not yet contacted"]]],
    [
      "nurses who have not been contacted yet",
      [["contacted", true, "who have not been contacted yet"]],
    ],
    ["in Munich, never interviewed", [["interview", true, "never interviewed"]]],
    ["五年以上、在上海、还没联系过", [["contacted", true, "还没联系过"]]],
    ["还没被联系过的护士", [["contacted", true, "还没被联系过的"]]],
    ["尚未面试过的 Java 工程师", [["interview", true, "尚未面试过的"]]],
    ["Rust, rejected", [["rejected", false, "rejected"]]],
    ["护士，面试阶段的", [["interview", false, "面试阶段的"]]],
  ])("are read from %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "has contacted suppliers and answered customers",
    "screened patients",
    "负责联系客户，面试过上百人",
    "a letter offered to nobody",
  ])("are none where work is described: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe("other limits in a search", () => {
  it("know who is in no process, where nothing else is said there", () => {
    const text = "Welders, available";
    expect(text.slice(...(availabilityIn(text) ?? [0, 0]))).toBe("available");
    expect(availabilityIn("highly available systems")).toBeNull();
    expect(availabilityIn("护士，不在流程中")).toEqual([3, 8]);
  });

  it("know by the words around a name what it is", () => {
    expect(framed("Java in Munich", [8, 14], "in_place")).toEqual([5, 14]);
    expect(framed("Munich-based", [0, 6], "in_place")).toEqual([0, 12]);
    expect(framed("Bayern Munich fans", [7, 13], "in_place")).toBeNull();
    expect(framed("会说德语", [2, 4], "speaks")).toEqual([0, 4]);
  });

  it("tell an age and a time from years of work", () => {
    expect(isNoExperience("30 years old", 8)).toBe(true);
    expect(isNoExperience("五年前", 2)).toBe(true);
    expect(isNoExperience("5 years of Java", 7)).toBe(false);
  });
});
