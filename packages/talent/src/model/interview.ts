import { z } from "zod";

export const InterviewState = z.enum(["proposed", "booked", "cancelled", "done"]);
export type InterviewState = z.infer<typeof InterviewState>;

/** An appointment as calendars know it: `uid` names it for ever, `sequence` counts its changes. */
export const Interview = z.object({
  id: z.string(),
  application_id: z.string(),
  interviewer_id: z.string(),
  uid: z.string(),
  sequence: z.int().min(0),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  place: z.string(),
  state: InterviewState,
});
export type Interview = z.infer<typeof Interview>;

/** Somebody who talks to candidates; `calendar` is the iCalendar text of when they are busy. */
export const Interviewer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  time_zone: z.string(),
  calendar: z.string(),
});
export type Interviewer = z.infer<typeof Interviewer>;
