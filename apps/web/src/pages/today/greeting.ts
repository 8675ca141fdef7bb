/** Which part of the day it is, for the greeting. */
export type DayPart = "night" | "morning" | "afternoon" | "evening";

export function dayPart(hour: number): DayPart {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  if (hour < 18) return "afternoon";
  return "evening";
}
