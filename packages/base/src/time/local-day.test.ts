import { describe, expect, it } from "vitest";
import { addDays, addMonths, instantOf, isDay, localDayOf, localMinutesOf } from "./local-day.ts";

const day = (year: number, month: number, date: number) => ({ year, month, day: date });
const iso = (ms: number) => new Date(ms).toISOString();

describe("days of a zone", () => {
  it("begin when its clocks say so", () => {
    const evening = Date.parse("2026-11-16T20:30:00Z");
    expect(localDayOf(evening, "Asia/Shanghai")).toEqual(day(2026, 11, 17));
    expect(localMinutesOf(evening, "Asia/Shanghai")).toBe(4 * 60 + 30);
    expect(localDayOf(evening, "America/New_York")).toEqual(day(2026, 11, 16));
  });

  it("are counted across months and leap years", () => {
    expect(addDays(day(2028, 2, 28), 1)).toEqual(day(2028, 2, 29));
    expect(addMonths(day(2026, 1, 31), 1)).toEqual(day(2026, 2, 28));
    expect(isDay(day(2026, 6, 31))).toBe(false);
  });

  it("have hours that a change of clocks repeats or leaves out", () => {
    const berlin = (date: number, month: number, minutes: number) =>
      iso(instantOf(day(2026, month, date), minutes, "Europe/Berlin"));
    expect(berlin(25, 10, 150)).toBe("2026-10-25T00:30:00.000Z"); // the first 2:30 of two
    expect(berlin(29, 3, 150)).toBe("2026-03-29T01:30:00.000Z"); // no 2:30: it is 3:30
    expect(berlin(1, 7, 9 * 60)).toBe("2026-07-01T07:00:00.000Z");
  });
});
