import { describe, expect, it } from "vitest";
import { readWeekdays } from "./read-free-days.ts";
import { readHolidays } from "./read-holidays.ts";
import { readHours } from "./read-hours.ts";
import { readTargetDates } from "./read-target-date.ts";

const TODAY = "2026-11-15";

describe("by when", () => {
  it.each([
    ["半年内", "2027-05-15"],
    ["一年半之内", "2028-05-15"],
    ["三个月后", "2027-02-15"],
    ["明年底前", "2027-12-31"],
    ["明年九月之前", "2027-09-30"],
    ["2028年3月", "2028-03-31"],
    ["within 18 months", "2028-05-15"],
    ["by June 2029", "2029-06-30"],
    ["by next September", "2027-09-30"],
    ["in two and a half years", "2029-05-15"],
    ["before January 2022", "2022-01-31"],
  ])("%s", (text, day) => {
    expect(readTargetDates(text, TODAY)[0]?.day).toBe(day);
  });

  it.each(["做了三年会计", "有5年经验", "2019年毕业", "since 2019", "graduated in 2020"])(
    "“%s” is no date to be reached",
    (text) => {
      expect(readTargetDates(text, TODAY)).toEqual([]);
    },
  );
});

describe("how many hours", () => {
  it.each([
    ["每周能拿出8小时", 8],
    ["每周六到八小时", 6],
    ["每天晚上能学2小时", 14],
    ["工作日每天1小时", 5],
    ["6 hours a week", 6],
    ["half an hour a day", 3.5],
    ["5-7 hours per week", 5],
    ["完全没有时间", 0],
    ["no time at all", 0],
  ])("%s", (text, hours) => {
    expect(readHours(text)[0]?.hours).toBe(hours);
  });
});

describe("which days", () => {
  it.each([
    ["周末不安排", "free", [6, 7]],
    ["no Sundays", "free", [7]],
    ["只有周末有空", "only", [6, 7]],
    ["I can study only on weekdays", "only", [1, 2, 3, 4, 5]],
  ] as const)("%s", (text, kind, days) => {
    expect(readWeekdays(text)[0]).toMatchObject({ kind, days });
  });

  it.each([
    ["12月20日到1月3日休假", "2026-12-20", "2027-01-03"],
    ["春节放假", "2027-02-05", "2027-02-12"],
    ["I am on holiday from 20 December to 2 January", "2026-12-20", "2027-01-02"],
    ["away 2027-03-01 to 2027-03-08", "2027-03-01", "2027-03-08"],
  ])("%s", (text, from, to) => {
    expect(readHolidays(text, TODAY)[0]).toMatchObject({ from, to });
  });

  it("takes no date for a holiday where nobody rests", () => {
    expect(readHolidays("12月20日到1月3日准备考试", TODAY)).toEqual([]);
  });
});
