import { expect, it, vi } from "vitest";

// Preferences listen to other tabs, of which there are none here.
vi.stubGlobal("addEventListener", () => {});
const { otherZones, usualZones, zoneName } = await import("./time-zones.ts");

it("offers every zone that there is, once", () => {
  const usual = usualZones("Europe/Paris");
  const all = [...usual, ...otherZones(usual)];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
  for (const zone of ["Europe/Paris", "Australia/Sydney", "America/Chicago", "America/Sao_Paulo"])
    expect(all).toContain(zone);
  expect(usual[0]).toBe("Europe/Paris");
});

it("knows what a zone is called in the page's language", () => {
  expect(zoneName("Europe/Paris", "en-GB")).toBe("Central European Standard Time");
  expect(zoneName("Europe/Paris", "zh-CN")).toContain("中欧");
});
