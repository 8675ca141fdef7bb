import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../lines/values.ts";
import { overlaps, type Span } from "../span.ts";
import { ianaZone, toWall, type Zone } from "../zones/zone.ts";
import { type Attendance, freeSlots, isFree } from "./free-slots.ts";
import { WorkingHours } from "./working-hours.ts";

function zone(name: string): Zone {
  const found = ianaZone(name);
  if (found === null) throw new Error(name);
  return found;
}

const span = (start: string, end: string): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

function somebody(name: string, hours: object = {}, busy: Span[] = []): Attendance {
  return { zone: zone(name), hours: WorkingHours.parse(hours), busy };
}

function starts(window: Span, minutes: number, step: number, ...who: Attendance[]): string[] {
  const [first, ...others] = who;
  if (first === undefined) return [];
  const slots = [...freeSlots({ window, minutes, step, who: [first, ...others] })];
  return slots.map(({ start }) => new Date(start).toISOString().slice(5, 16));
}

describe("free slots", () => {
  const day = span("2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z");

  it("are inside of the working hours, at round times, away from what is in the calendar", () => {
    const busy = [span("2026-11-20T09:10:00Z", "2026-11-20T11:00:00Z")];
    const kim = somebody("Europe/Berlin", { from: "09:00", to: "13:00" }, busy);
    expect(starts(day, 60, 30, kim)).toEqual(["11-20T08:00", "11-20T11:00"]);
  });

  it("keep a buffer around what is in the calendar", () => {
    const busy = [span("2026-11-20T09:00:00Z", "2026-11-20T10:00:00Z")];
    const hours = { from: "09:00", to: "13:00", buffer_minutes: 15 };
    expect(starts(day, 45, 15, somebody("Europe/Berlin", hours, busy))).toEqual([
      "11-20T08:00",
      "11-20T10:15",
      "11-20T10:30",
      "11-20T10:45",
      "11-20T11:00",
      "11-20T11:15",
    ]);
  });

  //  Berlin    08:00 ├───────────────┤ 17:00
  //  Shanghai  01:00 ├───────┤ 10:00                  in UTC
  it("are those of all who are needed", () => {
    const both = [somebody("Europe/Berlin"), somebody("Asia/Shanghai")];
    expect(starts(day, 60, 60, ...both)).toEqual(["11-20T08:00", "11-20T09:00"]);
  });

  it("follow the clocks of the day on which they change", () => {
    const sunday = span("2026-10-25T00:00:00Z", "2026-10-26T00:00:00Z");
    const night = { days: ["SU"], from: "01:00", to: "05:00" };
    expect(starts(sunday, 60, 60, somebody("Europe/Berlin", night))).toEqual([
      "10-25T00:00",
      "10-25T01:00",
      "10-25T02:00",
      "10-25T03:00",
    ]);
    const march = span("2026-03-29T00:00:00Z", "2026-03-30T00:00:00Z");
    expect(starts(march, 60, 60, somebody("Europe/Berlin", night))).toEqual([
      "03-29T00:00",
      "03-29T01:00",
      "03-29T02:00",
    ]);
  });

  it("begin at round times where clocks are a quarter of an hour off", () => {
    const hours = { from: "09:00", to: "11:00" };
    expect(starts(day, 60, 60, somebody("Asia/Kathmandu", hours))).toEqual([
      "11-20T03:15",
      "11-20T04:15",
    ]);
  });
});

describe("any free slot", () => {
  const window = span("2026-10-23T00:00:00Z", "2026-10-28T00:00:00Z");
  const quarter = 15 * MINUTE;
  const busyTime = fc
    .tuple(fc.integer({ min: -8, max: 5 * 96 }), fc.integer({ min: 1, max: 40 }))
    .map(([at, long]) => ({
      start: window.start + at * quarter,
      end: window.start + (at + long) * quarter,
    }));
  const attendance = fc.record({
    zone: fc.constantFrom("Europe/Berlin", "Asia/Shanghai", "America/New_York", "UTC").map(zone),
    hours: fc
      .record({
        from: fc.integer({ min: 0, max: 12 }),
        long: fc.integer({ min: 1, max: 12 }),
        buffer: fc.constantFrom(0, 15, 30),
      })
      .map(({ from, long, buffer }) =>
        WorkingHours.parse({
          days: ["FR", "SA", "SU", "MO"],
          from: `${String(from).padStart(2, "0")}:00`,
          to: `${String(from + long).padStart(2, "0")}:00`,
          buffer_minutes: buffer,
        }),
      ),
    busy: fc.array(busyTime, { maxLength: 8 }),
  });

  /** Looks at every quarter of an hour, and at every minute of it. */
  function reference(who: readonly Attendance[], minutes: number): number[] {
    const found: number[] = [];
    for (let at = window.start; at + minutes * MINUTE <= window.end; at += quarter) {
      const slot = { start: at, end: at + minutes * MINUTE };
      if (who.every((one) => isFreeByMinutes(slot, one))) found.push(at);
    }
    return found;
  }

  function isFreeByMinutes(slot: Span, { zone: where, hours, busy }: Attendance): boolean {
    const buffer = hours.buffer_minutes * MINUTE;
    if (busy.some((one) => overlaps(slot, { start: one.start - buffer, end: one.end + buffer })))
      return false;
    for (let at = slot.start; at < slot.end; at += quarter) {
      const wall = new Date(toWall(where, at));
      const day = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][wall.getUTCDay()] ?? "";
      const clock = (wall.getTime() % DAY) / HOUR;
      const [from, to] = [Number.parseInt(hours.from, 10), Number.parseInt(hours.to, 10)];
      if (!hours.days.some((one) => one === day) || clock < from || clock >= to) return false;
    }
    return true;
  }

  it("overlaps nothing that is busy, and none is missed", () => {
    fc.assert(
      fc.property(
        fc.array(attendance, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(15, 30, 45, 60, 90),
        (who, minutes) => {
          const [first, ...others] = who;
          if (first === undefined) return;
          const slots = [...freeSlots({ window, minutes, step: 15, who: [first, ...others] })];
          expect(slots.map(({ start }) => start)).toEqual(reference(who, minutes));
          for (const slot of slots) {
            expect(who.every((one) => isFree(slot, one))).toBe(true);
            expect(slot.end - slot.start).toBe(minutes * MINUTE);
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe("working hours", () => {
  it("have to end after they begin", () => {
    const { success, error } = WorkingHours.safeParse({ from: "18:00", to: "09:00" });
    expect(success).toBe(false);
    expect(error?.issues).toMatchObject([{ path: ["to"] }]);
  });
});
