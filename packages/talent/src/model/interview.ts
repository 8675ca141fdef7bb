import { z } from "zod";
import { CalendarWarning } from "../calendar/reading/warning.ts";
import { WorkingHours } from "../calendar/slots/working-hours.ts";
import { isTimeZone } from "../calendar/zones/zone.ts";

/** `proposed` and `booked` keep their time; the two others do not any more. */
export const InterviewState = z.enum(["proposed", "booked", "cancelled", "done"]);
export type InterviewState = z.infer<typeof InterviewState>;

/** IANA, such as `Asia/Shanghai`. */
export const TimeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, "is no time zone; use an IANA name such as Europe/Berlin");

/** An appointment as calendars know it: `uid` names it for ever, `sequence` counts its changes. */
export const Interview = z.object({
  id: z.string(),
  application_id: z.string(),
  interviewer_id: z.string(),
  uid: z.string(),
  sequence: z.int().min(0),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string().describe("In which its times are told to the candidate"),
  place: z.string(),
  note: z.string().describe("Said in the invitation"),
  state: InterviewState,
});
export type Interview = z.infer<typeof Interview>;

/** With whom and what for. */
export const InterviewEntry = Interview.extend({
  interviewer_name: z.string(),
  interviewer_time_zone: z.string(),
  person_id: z.string(),
  person_name: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  updated_at: z.string(),
});
export type InterviewEntry = z.infer<typeof InterviewEntry>;

/** What is known of somebody's calendar. What is in it is not shown. */
export const CalendarState = z.object({
  source: z.enum(["none", "file", "feed"]),
  host: z.string().nullable().describe("Of a feed; its address may be a secret"),
  events: z.int(),
  warnings: z.array(CalendarWarning).describe("The first hundred"),
  warnings_total: z.int(),
  read_at: z.string().nullable(),
  known_until: z.string().nullable().describe("Up to when it is known when they are busy"),
  stale_since: z
    .string()
    .nullable()
    .describe("Since when it could not be read again; what was read last holds"),
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
});
export type CalendarState = z.infer<typeof CalendarState>;

/** Somebody who talks to candidates. */
export const Interviewer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  time_zone: z.string(),
  hours: WorkingHours,
  calendar: CalendarState,
  feed_since: z.string().nullable().describe("Since when their interviews can be subscribed to"),
  version: z.int().min(1),
});
export type Interviewer = z.infer<typeof Interviewer>;
