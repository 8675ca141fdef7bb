import { describe, expect, it } from "vitest";
import { zoneOfPerson } from "./zone-of-person.ts";

describe("the zone of a person", () => {
  it.each([
    ["Shanghai", "Asia/Shanghai"],
    ["深圳", "Asia/Shanghai"],
    ["香港", "Asia/Hong_Kong"],
    ["London, United Kingdom", "Europe/London"],
    ["Atlantis", null],
    [null, null],
  ])("of %s is %s", (location, zone) => {
    expect(zoneOfPerson({ location, time_zone: null })).toBe(zone);
  });

  it("is the one that was set by hand, whatever the place", () => {
    const person = { location: "Berlin", time_zone: "America/New_York" };
    expect(zoneOfPerson(person)).toBe("America/New_York");
  });
});
