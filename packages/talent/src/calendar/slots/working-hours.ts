/** When somebody can be asked for an appointment at all, by the clock of their own zone. */
import { z } from "zod";
import { DAY, MINUTE } from "../lines/values.ts";
import type { Span } from "../span.ts";
import { toInstant, toWall, type Zone } from "../zones/zone.ts";

/** In the order of Date's `getUTCDay`. */
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "use a time such as 09:30");

export const WorkingHours = z
  .strictObject({
    days: z.array(z.enum(WEEKDAYS)).min(1).max(7).default(["MO", "TU", "WE", "TH", "FR"]),
    from: clock.default("09:00"),
    to: clock.default("18:00"),
    buffer_minutes: z
      .int()
      .min(0)
      .max(240)
      .default(0)
      .describe("Kept free before and after everything that is in the calendar"),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "must be after `from`" });
export type WorkingHours = z.infer<typeof WorkingHours>;

/** The stretches that they work inside of a window, day by day. */
export function* workingSpans(hours: WorkingHours, zone: Zone, window: Span): Generator<Span> {
  const days = new Set<string>(hours.days);
  const firstDay = Math.floor(toWall(zone, window.start) / DAY) * DAY;
  for (let day = firstDay; toInstant(zone, day) < window.end; day += DAY) {
    if (!days.has(WEEKDAYS[new Date(day).getUTCDay()] ?? "")) continue;
    const start = Math.max(toInstant(zone, day + minutesOf(hours.from)), window.start);
    const end = Math.min(toInstant(zone, day + minutesOf(hours.to)), window.end);
    if (start < end) yield { start, end };
  }
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE;
}
