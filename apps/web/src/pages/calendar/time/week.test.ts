import { describe, expect, it } from "vitest";
import { daysOf, hoursOf, isDay, knownPart, mondayOf, windowAround } from "./week.ts";

describe("a week", () => {
  it("begins on Monday, also seen from its Sunday", () => {
    expect(mondayOf("2030-02-03")).toBe("2030-01-28");
    expect(mondayOf("2030-01-28")).toBe("2030-01-28");
    expect(daysOf("2030-01-28").at(-1)).toBe("2030-02-03");
  });

  it("is asked for with a day more at both ends, for those in other zones", () => {
    expect(windowAround("2030-01-28")).toEqual({
      from: "2030-01-27T00:00:00.000Z",
      to: "2030-02-05T00:00:00.000Z",
    });
  });

  it("shows a working day, and the hours around what lies outside of it", () => {
    expect(hoursOf([])).toEqual({ from: 8, to: 19 });
    expect(hoursOf([{ from: 425, to: 1_210 }])).toEqual({ from: 7, to: 21 });
  });

  it("is asked about only as far as a calendar is known", () => {
    const week = windowAround("2030-01-28");
    const read = { read_at: "2030-01-30T10:00:00.000Z", known_until: "2030-07-01T00:00:00.000Z" };
    expect(knownPart(week, read)).toEqual({ from: read.read_at, to: week.to });
    expect(knownPart(week, { read_at: null, known_until: null })).toEqual(week);
    expect(knownPart(windowAround("2030-01-07"), read)).toBeNull();
    expect(knownPart(windowAround("2031-01-06"), read)).toBeNull();
  });

  it("is not made of what is no day", () => {
    expect(isDay("2030-13-01")).toBe(false);
    expect(isDay("next week")).toBe(false);
    expect(isDay("2030-02-01")).toBe(true);
  });
});
