import { expect, it } from "vitest";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { clockText, piecesOf } from "./pieces.ts";

it("an instant is on another day at another place", () => {
  const instant = "2030-01-31T23:30:00.000Z";
  expect(wallOf(instant, "Europe/London")).toEqual({ day: "2030-01-31", minutes: 1_410 });
  expect(wallOf(instant, "Asia/Shanghai")).toEqual({ day: "2030-02-01", minutes: 450 });
});

it("what lasts over midnight is cut there, and what ends at midnight has nothing on the next day", () => {
  const days = ["2030-01-30", "2030-01-31", "2030-02-01"];
  const long = { starts_at: "2030-01-30T22:00:00Z", ends_at: "2030-02-01T00:00:00Z" };
  expect(piecesOf(long, "UTC", days)).toEqual([
    { day: "2030-01-30", from: 1_320, to: 1_440 },
    { day: "2030-01-31", from: 0, to: 1_440 },
  ]);
});

it("minutes since midnight are written as clocks show them", () => {
  expect(clockText(575)).toBe("09:35");
});
