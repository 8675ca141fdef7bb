import { expect, it } from "vitest";
import { extremeTime, keepsTime, monthShiftIn, shiftIn } from "./shifts.ts";

it.each([
  ["half an hour later", 0, 30],
  ["make it 30 minutes later please", 0, 30],
  ["an hour earlier", 0, -60],
  ["push it back by two hours", 0, 120],
  ["one day later", 1, 0],
  ["the day after", 1, 0],
  ["the day before", -1, 0],
  ["半小时以后", 0, 30],
  ["晚一个小时", 0, 60],
  ["推后半小时", 0, 30],
  ["提前一小时", 0, -60],
  ["晚一天", 1, 0],
  ["第二天", 1, 0],
  ["前一天", -1, 0],
  ["eine halbe Stunde später", 0, 30],
  ["eine Stunde früher", 0, -60],
  ["am nächsten Tag", 1, 0],
])("%s", (text, days, minutes) => {
  expect(shiftIn(text)).toMatchObject({ days, minutes });
});

it.each([
  "Thursday at 3",
  "for half an hour",
  "下午三点",
  "两小时的面试",
  "eine Stunde",
  "later",
  "",
])("is not in: %s", (text) => expect(shiftIn(text)).toBeUndefined());

it("may be counted from now on where only days are said", () => {
  expect(shiftIn("两天后")?.isSure).toBe(false);
  expect(shiftIn("晚两天")?.isSure).toBe(true);
});

it.each(["same time on Tuesday", "周五同一时间", "Dienstag zur gleichen Zeit"])(
  "keeps the time of day: %s",
  (text) => expect(keepsTime(text)).toBe(true),
);
it("keeps no time that is not spoken of", () => expect(keepsTime("Tuesday, sometime")).toBe(false));

it("tells the first and the last of several times", () => {
  expect(extremeTime("the soonest one please", 4)).toBe(0);
  expect(extremeTime("最晚的那个", 4)).toBe(3);
  expect(extremeTime("the second", 4)).toBeUndefined();
});

it.each([
  ["two months later", 2],
  ["往后推一个月", 1],
  ["a year earlier", -12],
  ["提前三个月", -3],
  ["for two months", undefined],
])("of months: %s", (text, months) => expect(monthShiftIn(text)).toBe(months));
