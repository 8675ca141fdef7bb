import { z } from "zod";

/** Something in a calendar that was not as it should be, and what was made of it. */
export const CalendarWarning = z.object({
  line: z.int().describe("In the file, from 1"),
  code: z.enum([
    "line-broken",
    "event-broken",
    "ends-before-it-begins",
    "recurrence-broken",
    "recurrence-too-dense",
    "zone-unknown",
    "zone-lies",
  ]),
  detail: z.string(),
});
export type CalendarWarning = z.infer<typeof CalendarWarning>;
