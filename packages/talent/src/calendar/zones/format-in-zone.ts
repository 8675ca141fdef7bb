import { formatOffset } from "../lines/values.ts";
import { toWall, type Zone } from "./zone.ts";

/** `2026-11-20T17:00:00+08:00`: the instant as clocks there show it. */
export function formatInZone(zone: Zone, instant: number): string {
  const wall = new Date(toWall(zone, instant)).toISOString().slice(0, 19);
  return `${wall}${formatOffset(zone.offsetAt(instant))}`;
}
