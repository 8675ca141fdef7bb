import { describe, expect, it } from "vitest";
import { type Today, toCalendarTime, toDay, toInstant } from "./relative-time.ts";

/** A Sunday, in Shanghai already evening. */
const shanghai: Today = { now: new Date("2026-11-15T12:00:00Z"), timeZone: "Asia/Shanghai" };
const berlin: Today = { now: new Date("2026-11-15T12:00:00Z"), timeZone: "Europe/Berlin" };
const at = (time: string, today: Today) => toInstant(time, today).toISOString();

describe("a relative time", () => {
  it("is an hour of the clocks that hang there", () => {
    expect(at("-12d 09:30", shanghai)).toBe("2026-11-03T01:30:00.000Z");
    expect(at("-12d 09:30", berlin)).toBe("2026-11-03T08:30:00.000Z");
  });

  it("keeps its hour when the clocks were changed in between", () => {
    expect(at("-22d 09:30", berlin)).toBe("2026-10-24T07:30:00.000Z");
    expect(at("-21d 09:30", berlin)).toBe("2026-10-25T08:30:00.000Z");
  });

  it("leaves out the weekend where it counts working days", () => {
    expect(toDay("-1wd", berlin)).toBe("2026-11-13");
    expect(toDay("+1wd", berlin)).toBe("2026-11-16");
    expect(toDay("+6wd", berlin)).toBe("2026-11-23");
    expect(toDay("+6d", berlin)).toBe("2026-11-21");
  });

  it("begins with the day that it is there, not here", () => {
    const late = { now: new Date("2026-11-15T18:00:00Z") };
    expect(toDay("+1d", { ...late, timeZone: "Asia/Shanghai" })).toBe("2026-11-17");
    expect(toDay("+1d", { ...late, timeZone: "Europe/Berlin" })).toBe("2026-11-16");
    expect(toDay("+1d", { ...late, timeZone: "UTC" })).toBe("2026-11-16");
  });

  it("is written for a calendar as a day, or as a day with its hour", () => {
    expect(toCalendarTime("+7wd", shanghai)).toBe("20261124");
    expect(toCalendarTime("+5wd 13:30", shanghai)).toBe("20261120T133000");
  });
});
