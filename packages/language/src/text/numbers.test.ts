import { describe, expect, it } from "vitest";
import { durationsIn } from "./durations.ts";
import { numbersIn, readNumber } from "./numbers.ts";
import { ordinalsIn } from "./ordinals.ts";

describe("a number", () => {
  it.each([
    ["三十五", 35],
    ["两万五", 25_000],
    ["3万5", 35_000],
    ["一百零五", 105],
    ["一百二", 120],
    ["一亿三千万", 130_000_000],
    ["二〇二一", 2021],
    ["半", 0.5],
    ["一个半", 1.5],
    ["貳拾萬", 200_000],
    ["1,250.5", 1250.5],
    ["1.5k", 1500],
    ["twenty-five", 25],
    ["two hundred and five thousand", 205_000],
    ["two and a half", 2.5],
    ["half a dozen", 6],
    ["５ candidates", 5],
  ])("%s is %d", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it("may be a range, whose unit is said once", () => {
    expect(numbersIn("10–15")).toEqual([{ value: 10, to: 15, place: [0, 5] }]);
    expect(numbersIn("薪资12-18K")).toEqual([{ value: 12_000, to: 18_000, place: [2, 8] }]);
    expect(numbersIn("三到五个人")).toEqual([{ value: 3, to: 5, place: [0, 3] }]);
  });

  it("stands where it stands in the original", () => {
    const text = "要 ３０ 人，预算 两万五 左右";
    const places = numbersIn(text).map(({ value, place }) => [value, text.slice(...place)]);
    expect(places).toEqual([
      [30, "３０"],
      [25_000, "两万五"],
    ]);
  });

  it.each(["nobody", "", "百姓"])("is not in %j", (text) => expect(numbersIn(text)).toEqual([]));
});

describe("a place in a list of five", () => {
  it.each([
    ["第二个", [1]],
    ["the second one", [1]],
    ["#2", [1]],
    ["2nd", [1]],
    ["3号", [2]],
    ["number three", [2]],
    ["last", [4]],
    ["最后一个", [4]],
    ["倒数第二", [3]],
    ["second to last", [3]],
    ["the middle one", [2]],
    ["前两个", [0, 1]],
    ["the first two", [0, 1]],
    ["top 3", [0, 1, 2]],
    ["最后两位", [3, 4]],
    ["the first and third", [0, 2]],
    ["bullets two and three", [1, 2]],
    ["一三", [0, 2]],
    ["four", [3]],
  ])("%s is %j", (words, indexes) => {
    expect(ordinalsIn(words, 5)).toEqual(indexes);
  });

  it("is not replaced by another if the list has none", () => {
    expect(ordinalsIn("the seventh", 5)).toEqual([]);
    expect(ordinalsIn("the middle one", 4)).toEqual([]);
    expect(ordinalsIn("her", 5)).toBeNull();
    expect(ordinalsIn("后端那位", 5)).toBeNull();
    expect(ordinalsIn("前台经理", 5)).toBeNull();
  });
});

describe("a duration", () => {
  it.each([
    ["45 min", { months: 0, days: 0, minutes: 45 }],
    ["一个半小时", { months: 0, days: 0, minutes: 90 }],
    ["an hour and a half", { months: 0, days: 0, minutes: 90 }],
    ["1h30", { months: 0, days: 0, minutes: 90 }],
    ["三刻钟", { months: 0, days: 0, minutes: 45 }],
    ["half an hour", { months: 0, days: 0, minutes: 30 }],
    ["两年三个月", { months: 27, days: 0, minutes: 0 }],
    ["两年半", { months: 30, days: 0, minutes: 0 }],
    ["two weeks", { months: 0, days: 14, minutes: 0 }],
  ])("%s", (text, duration) => {
    expect(durationsIn(text)).toEqual([{ ...duration, place: [0, text.length] }]);
  });

  it("is not a month of the calendar", () => {
    expect(durationsIn("三月")).toEqual([]);
  });
});
