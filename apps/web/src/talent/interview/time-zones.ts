import { deviceZone, ownZone } from "../../preferences/zone.ts";

/** Zones where most candidates are. */
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

export function zoneLabel(zone: string): string {
  return zone.replaceAll("_", " ");
}

/** One's own and the usual ones. */
export function usualZones(...first: readonly string[]): string[] {
  return [...new Set([...first, ownZone(), deviceZone(), ...USUAL])];
}

/** All others that the browser knows. */
export function otherZones(usual: readonly string[]): string[] {
  return Intl.supportedValuesOf("timeZone").filter((zone) => !usual.includes(zone));
}

/** What a zone is called in a language, such as "Central European Standard Time": it is found by that, too. */
export function zoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: "long",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
