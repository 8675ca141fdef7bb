/** What an interview is booked, moved and cancelled with. */
import { z } from "zod";
import { TimeZone } from "./interview.ts";

const id = z.string().min(1).max(200);
const place = z.string().trim().max(500);
/** Instants with any offset; kept in UTC, so that the same time is the same wish. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const invite = z
  .boolean()
  .default(true)
  .describe("Whether the candidate and the interviewer get a mail with the appointment");

interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
}

const MINUTE = 60_000;
const minutesOf = ({ starts_at, ends_at }: Times) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE;
const lasts = (times: Times) => minutesOf(times) >= 5 && minutesOf(times) <= 720;
const LASTS = {
  path: ["ends_at"],
  message: "must be after its beginning, by 5 minutes to 12 hours",
};

export const BookPayload = z
  .strictObject({
    application_id: id,
    interviewer_id: id,
    starts_at: instant,
    ends_at: instant,
    time_zone: TimeZone.optional().describe(
      "In which the candidate is told the time; their own if it is left out, or the interviewer's where theirs is not known",
    ),
    place: place.default(""),
    note: z.string().trim().max(2_000).default("").describe("Said in the invitation"),
    invite,
  })
  .refine(lasts, LASTS);
export type BookPayload = z.infer<typeof BookPayload>;

/** The interview's `sequence` that was looked at. */
const sequence = z.int().min(0);

export const MovePayload = z
  .strictObject({
    interview_id: id,
    sequence,
    starts_at: instant,
    ends_at: instant,
    place: place.optional().describe("Stays if it is left out"),
    invite,
  })
  .refine(lasts, LASTS);
export type MovePayload = z.infer<typeof MovePayload>;

export const CancelPayload = z.strictObject({
  interview_id: id,
  sequence,
  reason: z.string().trim().max(2_000).default("").describe("Said in the mail"),
  invite,
});
export type CancelPayload = z.infer<typeof CancelPayload>;
