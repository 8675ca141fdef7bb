import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "../lines/values.ts";
import { plainRecurrencesIn } from "./plain-recurrence.ts";
import { libraryRecurrencesIn, recurrencesIn, wallRule } from "./recurrence.ts";

const weekdays = fc.subarray(["MO", "TU", "WE", "TH", "FR", "SA", "SU"], { minLength: 1 });
const START = Date.UTC(2025, 0, 1);

describe("plain rules", () => {
  it("fall when the library says so", () => {
    const rule = fc.record({
      freq: fc.constantFrom("DAILY", "WEEKLY"),
      interval: fc.option(fc.integer({ min: 1, max: 9 })),
      days: fc.option(weekdays),
      start: fc.constantFrom(null, "SU", "MO", "WE"),
      until: fc.option(fc.integer({ min: 0, max: 200 })),
    });
    const minutes = fc.integer({ min: 0, max: 400 * 24 * 60 });
    fc.assert(
      fc.property(rule, minutes, minutes, (given, begins, from) => {
        const until = given.until === null ? null : START + given.until * DAY + DAY / 2;
        const text = [
          `FREQ=${given.freq}`,
          given.interval === null ? "" : `INTERVAL=${given.interval}`,
          given.days === null ? "" : `BYDAY=${given.days.join(",")}`,
          given.start === null ? "" : `WKST=${given.start}`,
          until === null
            ? ""
            : `UNTIL=${new Date(until).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`,
        ]
          .filter((part) => part !== "")
          .join(";");
        const start = START + begins * 60_000;
        const window = { start: START + from * 60_000, end: START + from * 60_000 + 40 * DAY };
        const plain = plainRecurrencesIn(text, start, window);
        expect({ text, kind: "times", walls: plain }).toEqual({
          text,
          ...libraryRecurrencesIn(text, start, window),
        });
      }),
      { numRuns: 150 },
    );
  });

  it("fall too often to be counted if they fall every second, however long ago they began", () => {
    const window = { start: START, end: START + 40 * DAY };
    const kind = (rule: string, start = 0) => recurrencesIn(rule, start, window).kind;
    expect(kind("FREQ=SECONDLY")).toBe("too-dense");
    expect(kind("FREQ=SECONDLY;BYMONTH=1")).toBe("too-dense");
    expect(kind("FREQ=MINUTELY;INTERVAL=2")).toBe("too-dense");
    expect(kind("FREQ=MINUTELY;INTERVAL=30")).toBe("times");
    expect(kind("FREQ=SECONDLY", window.end - 1000)).toBe("times");
  });

  it("are not all there are", () => {
    const window = { start: START, end: START + 40 * DAY };
    for (const rule of ["FREQ=DAILY;COUNT=3", "FREQ=WEEKLY;BYDAY=1MO", "FREQ=MONTHLY"]) {
      expect(plainRecurrencesIn(rule, START, window)).toBeNull();
      expect(recurrencesIn(rule, START, window).kind).toBe("times");
    }
  });
});

describe("the end of a rule", () => {
  const berlin = (instant: number) => instant + 60 * 60_000;

  it("is reckoned by the clock on the wall, and a day is meant whole", () => {
    expect(wallRule("freq=daily;until=20261120T080000Z", berlin)).toBe(
      "FREQ=DAILY;UNTIL=20261120T090000Z",
    );
    expect(wallRule("FREQ=DAILY;UNTIL=20261120T080000", berlin)).toBe(
      "FREQ=DAILY;UNTIL=20261120T080000Z",
    );
    expect(wallRule("FREQ=DAILY;UNTIL=20261120", berlin)).toBe("FREQ=DAILY;UNTIL=20261120T235959Z");
    expect(wallRule("FREQ=DAILY", berlin)).toBe("FREQ=DAILY");
  });
});
