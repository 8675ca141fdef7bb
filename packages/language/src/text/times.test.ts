import { describe, expect, it } from "vitest";
import { timesIn } from "./times.ts";

/** A Monday, nine in the morning in Shanghai. */
const NOW = Date.parse("2026-11-16T01:00:00Z");
const SHANGHAI = { now: NOW, zone: "Asia/Shanghai" };
const wall = (iso: string) =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(5, 16).replace("T", " ");

const read = (text: string, more: { toward?: "past" } = {}) =>
  timesIn(text, { ...SHANGHAI, ...more }).map(({ start, end, precision, bound }) =>
    [precision, wall(start), ...(start === end ? [] : [wall(end)]), ...(bound ? [bound] : [])].join(
      " | ",
    ),
  );

describe("a time to the minute", () => {
  it.each([
    ["Thursday 3pm", "time | 11-19 15:00"],
    ["wensday 3pm", "time | 11-18 15:00"],
    ["no sry, thurdsay 3pm", "time | 11-19 15:00"],
    ["下周三下午两点", "time | 11-25 14:00"],
    ["周四15:00", "time | 11-19 15:00"],
    ["明早九点半", "time | 11-17 09:30"],
    ["下周一三点一刻", "time | 11-23 15:15"],
    ["tomorrow at half past two", "time | 11-17 14:30"],
    ["quarter to four", "time | 11-16 15:45"],
    ["Tuesday 2.15", "time | 11-17 14:15"],
    ["Friday noon", "time | 11-20 12:00"],
    ["3 p.m. on the 20th", "time | 11-20 15:00"],
    ["2027-01-05 14:00", "time | 01-05 14:00"],
    ["in an hour", "time | 11-16 10:00"],
    ["半小时后", "time | 11-16 09:30"],
    ["周四 3pm", "time | 11-19 15:00"],
    ["15 Dec 10-11", "time | 12-15 10:00 | 12-15 11:00"],
    ["12月15日上午10点到11点半", "time | 12-15 10:00 | 12-15 11:30"],
    ["between 2 and 4 on Friday", "time | 11-20 14:00 | 11-20 16:00"],
    ["2-4pm", "time | 11-16 14:00 | 11-16 16:00"],
    ["Tuesday 9 to 5", "time | 11-17 09:00 | 11-17 17:00"],
  ])("%s", (text, time) => expect(read(text)).toEqual([time]));
});

describe("a time that is only a day or a part of one", () => {
  it.each([
    ["后天", "day | 11-18 00:00 | 11-19 00:00"],
    ["in two weeks", "day | 11-30 00:00 | 12-01 00:00"],
    ["两周后", "day | 11-30 00:00 | 12-01 00:00"],
    ["20号", "day | 11-20 00:00 | 11-21 00:00"],
    ["the 15th", "day | 12-15 00:00 | 12-16 00:00"],
    ["tomorrow morning", "part | 11-17 08:00 | 11-17 12:00"],
    ["这周四上午", "part | 11-19 08:00 | 11-19 12:00"],
    ["tonight", "part | 11-16 18:00 | 11-16 22:00"],
    ["next week", "days | 11-23 00:00 | 11-30 00:00"],
    ["下周三到周五", "days | 11-25 00:00 | 11-28 00:00"],
    ["next Tue-Thu", "days | 11-24 00:00 | 11-27 00:00"],
    ["early next week", "days | 11-23 00:00 | 11-25 00:00"],
    ["月底", "days | 11-21 00:00 | 12-01 00:00"],
    ["明年三月", "days | 03-01 00:00 | 04-01 00:00"],
    ["三天内", "days | 11-16 00:00 | 11-20 00:00"],
    ["before Thursday", "day | 11-19 00:00 | 11-20 00:00 | before"],
    ["周五之前", "day | 11-20 00:00 | 11-21 00:00 | before"],
    ["after 3pm tomorrow", "time | 11-17 15:00 | after"],
  ])("%s", (text, time) => expect(read(text)).toEqual([time]));

  it("may be one of several", () => {
    expect(read("Thursday afternoon or Friday morning")).toEqual([
      "part | 11-19 13:00 | 11-19 18:00",
      "part | 11-20 08:00 | 11-20 12:00",
    ]);
  });
});

describe("what was not said", () => {
  const assumed = (text: string) => timesIn(text, SHANGHAI).map((time) => time.assumed);

  it.each([
    ["Thursday 3pm", []],
    ["下周三下午两点", []],
    ["Thursday 3", ["half"]],
    ["3pm", ["day"]],
    ["三点", ["day", "half"]],
  ])("is told: %s", (text, expected) => expect(assumed(text)).toEqual([expected]));

  it("is never put into the past", () => {
    expect(read("8am")).toEqual(["time | 11-17 08:00"]);
    expect(read("Monday 8am")).toEqual(["time | 11-23 08:00"]);
    expect(read("10 November")).toEqual(["day | 11-10 00:00 | 11-11 00:00"]);
    expect(timesIn("10 November", SHANGHAI)[0]?.start).toMatch(/^2027/);
  });

  it("is in the past where that is said, or what the words are about", () => {
    expect(read("last Friday")).toEqual(["day | 11-13 00:00 | 11-14 00:00"]);
    expect(read("昨天18:05")).toEqual(["time | 11-15 18:05"]);
    expect(read("Friday", { toward: "past" })).toEqual(["day | 11-13 00:00 | 11-14 00:00"]);
  });
});

describe("of something that is to be moved", () => {
  it("a weekday is that of the same week, if it is yet to come", () => {
    const day = (text: string, about: string) =>
      timesIn(text, { ...SHANGHAI, about: Date.parse(about) })[0]?.start.slice(0, 10);
    const next = timesIn("Thursday", SHANGHAI)[0]?.start ?? "";
    const later = new Date(Date.parse(next) + 14 * 86_400_000).toISOString();
    expect(day("Thursday", later)).toBe(later.slice(0, 10));
    expect(day("Thursday", new Date(SHANGHAI.now).toISOString())).toBe(next.slice(0, 10));
    expect(day("tomorrow", later)).toBe(timesIn("tomorrow", SHANGHAI)[0]?.start.slice(0, 10));
  });
});

describe("the zone", () => {
  it("decides which day it is and when it is three", () => {
    const at = (zone: string) => timesIn("today 3pm", { now: NOW, zone })[0]?.start;
    expect(at("Asia/Shanghai")).toBe("2026-11-16T07:00:00.000Z");
    expect(at("America/New_York")).toBe("2026-11-15T20:00:00.000Z");
  });
});

describe("what is no time", () => {
  it.each(["may I ask", "31 June", "5 candidates", "the second option", "他说的那个时间", ""])(
    "%j",
    (text) => expect(read(text)).toEqual([]),
  );
});
