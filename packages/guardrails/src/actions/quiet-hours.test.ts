import { describe, expect, it } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const until = (at: string, from: string, to: string, time_zone = "Asia/Shanghai") =>
  quietUntil({ quiet_hours: { from, to }, time_zone }, new Date(at))?.toISOString() ?? null;

describe("quiet hours", () => {
  it("are off where the policy has none", () => {
    expect(quietUntil({ quiet_hours: null, time_zone: "UTC" }, new Date())).toBeNull();
  });

  it("go over midnight, where the tenant is", () => {
    // 22:00 in Shanghai.
    expect(until("2026-11-15T14:00:00Z", "21:30", "08:00")).toBe("2026-11-16T00:00:00.000Z");
    // 07:59:59 there, and a second later.
    expect(until("2026-11-15T23:59:59Z", "21:30", "08:00")).toBe("2026-11-16T00:00:00.000Z");
    expect(until("2026-11-16T00:00:00Z", "21:30", "08:00")).toBeNull();
    expect(until("2026-11-15T13:29:59Z", "21:30", "08:00")).toBeNull();
  });

  it("can be within a day", () => {
    expect(until("2026-11-15T12:10:30Z", "12:00", "13:00", "UTC")).toBe("2026-11-15T13:00:00.000Z");
    expect(until("2026-11-15T13:00:00Z", "12:00", "13:00", "UTC")).toBeNull();
  });

  it("end at their time also in the night in which clocks are changed", () => {
    // In Berlin, 2026-10-25 has 25 hours: 23:00 there is 21:00 in UTC, 07:00 is 06:00.
    expect(until("2026-10-24T21:00:00Z", "22:00", "07:00", "Europe/Berlin")).toBe(
      "2026-10-25T06:00:00.000Z",
    );
  });
});
