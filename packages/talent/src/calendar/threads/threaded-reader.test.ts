import { afterAll, describe, expect, it } from "vitest";
import { busyTimes } from "../reading/busy-times.ts";
import { createCalendarReader } from "./threaded-reader.ts";

const QUERY = {
  from: new Date("2026-11-16T00:00:00Z"),
  to: new Date("2026-11-23T00:00:00Z"),
  zone: "Europe/Berlin",
};

function calendar(events: number, rule: string): string {
  const inside = Array.from(
    { length: events },
    (_, i) =>
      `BEGIN:VEVENT\nUID:${i}\nDTSTART:20261001T${String(i % 24).padStart(2, "0")}0000Z\nDURATION:PT1M\n${rule}END:VEVENT\n`,
  );
  return `BEGIN:VCALENDAR\n${inside.join("")}END:VCALENDAR\n`;
}

describe("a thread that reads calendars", () => {
  const reader = createCalendarReader();
  afterAll(() => reader.close());

  it("reads the same, while the process goes on with other things", async () => {
    const ics = calendar(1_000, "RRULE:FREQ=DAILY\n");
    const during = { isReading: true, turns: 0 };
    const count = () => {
      during.turns += 1;
      if (during.isReading) setImmediate(count);
    };
    count();
    const read = await reader.busyTimes(ics, QUERY);
    during.isReading = false;
    expect(during.turns).toBeGreaterThan(50);
    expect(read).toEqual(busyTimes(ics, QUERY));
  });

  it("says what is wrong with one, and reads the next", async () => {
    const results = await Promise.allSettled([
      reader.busyTimes("<html>", QUERY),
      reader.busyTimes(calendar(1, ""), { ...QUERY, zone: "Moon" }),
      reader.busyTimes(calendar(1, ""), QUERY),
    ]);
    expect(results).toMatchObject([
      { reason: { code: "calendar-unreadable", entry: { status: 422 } } },
      { reason: { code: "time-zone-unknown" } },
      { value: { events: 1, warnings: [] } },
    ]);
  });

  it("gives up one that takes too long, or too much", async () => {
    const slow = createCalendarReader({ timeoutMs: 1 });
    await expect(slow.busyTimes(calendar(20_000, ""), QUERY)).rejects.toMatchObject({
      code: "calendar-too-slow",
    });
    await slow.close();
    const small = createCalendarReader({ memoryMb: 24 });
    await expect(small.busyTimes(calendar(40_000, ""), QUERY)).rejects.toMatchObject({
      code: "calendar-too-slow",
      message: expect.stringContaining("MB"),
    });
    await small.close();
    await expect(small.busyTimes(calendar(1, ""), QUERY)).rejects.toMatchObject({
      code: "calendar-too-slow",
    });
  });
});
