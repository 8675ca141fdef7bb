import { deviceZone, ownZone } from "../../preferences/zone.ts";

/** Zones to choose from: one's own first, then those where most candidates are. */

const USUAL = [
  "Asia/Shanghai",
  "Asia/Hong_Kong",
  "Asia/Taipei",
  "Asia/Singapore",
  "Asia/Tokyo",
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
  "UTC",
];

export function zoneChoices(...first: readonly string[]) {
  const zones = new Set([...first, ownZone(), deviceZone(), ...USUAL]);
  return Array.from(zones, (zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}
