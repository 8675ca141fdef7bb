import { expect, it } from "vitest";
import { saidZone } from "./said-zone.ts";

it.each([
  ["2026-11-27 10:30 Europe/London", "Europe/London"],
  ["Friday 15:00 (America/Argentina/Buenos_Aires)", "America/Argentina/Buenos_Aires"],
  ["10:30 UTC", "UTC"],
  ["next Thursday, 10/11", undefined],
  ["Frontend/Backend at ten", undefined],
])("of “%s” is %s", (words, zone) => {
  expect(saidZone(words)).toBe(zone);
});
