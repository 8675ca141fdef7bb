import { describe, expect, test } from "vitest";
import {
  isTimeZone,
  zonedDate,
  zonedDay,
  zonedForAll,
  zonedSpan,
  zonedTime,
} from "./zoned-time.ts";

const AT = "2026-11-19T07:00:00.000Z";

describe("a time", () => {
  test("is told in its zone, which is named", () => {
    expect(zonedTime(AT, "Asia/Shanghai", "en")).toBe("Thu 19 Nov, 15:00 GMT+8 (Shanghai)");
    expect(zonedTime(AT, "Asia/Shanghai", "zh")).toBe("11月19日周四 15:00（上海，GMT+8）");
    expect(zonedTime(AT, "UTC", "en")).toBe("Thu 19 Nov, 07:00 UTC");
    expect(zonedTime(AT, "America/New_York", "en")).toBe("Thu 19 Nov, 02:00 GMT-5 (New York)");
  });

  test("has the offset of its own day, because clocks change", () => {
    const before = "2026-10-25T00:30:00Z";
    const after = "2026-10-25T01:30:00Z";
    expect(zonedTime(before, "Europe/Berlin", "en")).toBe("Sun 25 Oct, 02:30 GMT+2 (Berlin)");
    expect(zonedTime(after, "Europe/Berlin", "en")).toBe("Sun 25 Oct, 02:30 GMT+1 (Berlin)");
  });

  test("stands beside that of others only where their clocks differ", () => {
    expect(zonedForAll(AT, "Europe/Berlin", ["Asia/Shanghai", "Asia/Singapore"], "en")).toBe(
      "Thu 19 Nov, 08:00 GMT+1 (Berlin) · 15:00 GMT+8 (Shanghai)",
    );
    expect(zonedForAll(AT, "Asia/Shanghai", ["Asia/Hong_Kong"], "zh")).toBe(
      "11月19日周四 15:00（上海，GMT+8）",
    );
    expect(zonedForAll("2026-11-19T03:00:00Z", "America/Los_Angeles", ["Asia/Tokyo"], "en")).toBe(
      "Wed 18 Nov, 19:00 GMT-8 (Los Angeles) · Thu 19 Nov, 12:00 GMT+9 (Tokyo)",
    );
  });

  test("is told in whole in a mail", () => {
    const end = "2026-11-19T08:00:00Z";
    expect(zonedSpan(AT, end, "Asia/Shanghai", "en")).toBe(
      "Thursday 19 November 2026, 15:00–16:00 GMT+8 (Shanghai)",
    );
    expect(zonedSpan(AT, end, "Asia/Shanghai", "zh")).toBe(
      "2026年11月19日星期四 15:00–16:00（上海，GMT+8）",
    );
  });
});

test("a day is that of the zone", () => {
  const late = "2026-11-19T23:30:00Z";
  expect(zonedDay(late, "Asia/Shanghai", "en")).toBe("20 Nov 2026");
  expect(zonedDate(late, "America/New_York", "zh")).toBe("11月19日");
});

test("a zone has a name that is known", () => {
  expect(isTimeZone("Asia/Shanghai")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
});
