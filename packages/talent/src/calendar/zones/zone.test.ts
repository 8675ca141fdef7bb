import { describe, expect, it } from "vitest";
import { formatInZone } from "./format-in-zone.ts";
import { ianaZone, isTimeZone, toInstant, type Zone } from "./zone.ts";

function zone(name: string): Zone {
  const found = ianaZone(name);
  if (found === null) throw new Error(name);
  return found;
}

const at = (name: string, wall: string) =>
  new Date(toInstant(zone(name), Date.parse(`${wall}Z`))).toISOString().slice(0, 16);

describe("a time of the wall", () => {
  it("is an instant, in summer and in winter", () => {
    expect(at("Europe/Berlin", "2026-07-01T09:00")).toBe("2026-07-01T07:00");
    expect(at("Europe/Berlin", "2026-12-01T09:00")).toBe("2026-12-01T08:00");
    expect(at("Pacific/Kiritimati", "2026-12-01T09:00")).toBe("2026-11-30T19:00");
    expect(at("Asia/Kathmandu", "2026-12-01T09:00")).toBe("2026-12-01T03:15");
  });

  it("is the first of two when clocks go back, and counted on when they go forward", () => {
    expect(at("Europe/Berlin", "2026-10-25T02:30")).toBe("2026-10-25T00:30");
    expect(at("Europe/Berlin", "2026-03-29T02:30")).toBe("2026-03-29T01:30");
    expect(at("Australia/Lord_Howe", "2026-10-04T02:15")).toBe("2026-10-03T15:45");
  });

  it("is shown with its offset", () => {
    const instant = Date.parse("2026-11-20T09:00:00Z");
    expect(formatInZone(zone("Asia/Shanghai"), instant)).toBe("2026-11-20T17:00:00+08:00");
    expect(formatInZone(zone("America/St_Johns"), instant)).toBe("2026-11-20T05:30:00-03:30");
  });

  it("needs a zone that there is", () => {
    expect(isTimeZone("Asia/Shanghai")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(ianaZone("")).toBeNull();
  });
});
