import { TenantId } from "@bole/base";
import { Application, BusyTime, FreeSlot, Interview, Interviewer, Stage } from "@bole/talent";
import { z } from "zod";
import { EffectRow } from "./effects.ts";

export type { BusyTime, FreeSlot, Interviewer } from "@bole/talent";

export const BoardCard = z.object({
  application: Application,
  person_id: z.string(),
  name: z.string(),
  title: z.string(),
  location: z.string().nullable(),
  years: z.number().nullable(),
  days_in_stage: z.int(),
  last_mail: z.object({ direction: z.enum(["in", "out"]), at: z.string() }).nullable(),
  next_interview: z.string().nullable().describe("When it begins"),
  pending: z.int().describe("Effects about them that wait"),
});
export type BoardCard = z.infer<typeof BoardCard>;

/** Something that somebody should do now. */
export const NextStep = z.object({
  kind: z.enum([
    "reply_to_answer",
    "approve_effects",
    "look_at_uncertain",
    "screen_applicants",
    "remind_silent",
    "prepare_interview",
    "decide_after_interview",
  ]),
  count: z.int(),
  /** Applications that it is about, the most urgent first. */
  application_ids: z.array(z.string()),
});
export type NextStep = z.infer<typeof NextStep>;

export const Board = z.object({
  job_id: z.string(),
  job_title: z.string(),
  columns: z.array(z.object({ stage: Stage, cards: z.array(BoardCard) })),
  next_steps: z.array(NextStep),
});
export type Board = z.infer<typeof Board>;

export const StageMoves = z.strictObject({
  moves: z
    .array(z.strictObject({ application_id: z.string(), version: z.int().min(1), to: Stage }))
    .min(1)
    .max(200),
  reason: z.string().max(2_000).default("").describe("Needed to reject somebody"),
  tenant: TenantId.optional(),
});
export type StageMoves = z.input<typeof StageMoves>;

export const StageMovesResult = z.object({
  results: z.array(
    z.object({
      application_id: z.string(),
      application: Application.nullable(),
      effect: EffectRow.nullable(),
      problem: z.object({ code: z.string(), detail: z.string(), remedy: z.string() }).nullable(),
    }),
  ),
});
export type StageMovesResult = z.infer<typeof StageMovesResult>;

export const InterviewList = z.object({
  items: z.array(
    z.object({
      interview: Interview,
      person_id: z.string(),
      person_name: z.string(),
      job_title: z.string(),
      interviewer_name: z.string(),
    }),
  ),
});
export type InterviewList = z.infer<typeof InterviewList>;

export const InterviewerRow = Interviewer.omit({ calendar: true }).extend({
  feed_url: z
    .string()
    .describe("Path of the calendar with their interviews, for a calendar program"),
  busy_count: z.int(),
  calendar_source: z.enum(["none", "file", "feed"]),
  calendar_url: z.string().nullable(),
  calendar_problem: z.string().nullable(),
  calendar_read_at: z.string().nullable(),
});
export type InterviewerRow = z.infer<typeof InterviewerRow>;
export const InterviewerList = z.object({ items: z.array(InterviewerRow) });
export type InterviewerList = z.infer<typeof InterviewerList>;

export const NewInterviewerRequest = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(320),
  time_zone: z.string().min(1).max(100),
  tenant: TenantId.optional(),
});
export type NewInterviewerRequest = z.input<typeof NewInterviewerRequest>;

export const CalendarToRead = z.strictObject({
  ics: z.string().max(5_000_000).optional().describe("An iCalendar file's text"),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("A feed that is read from time to time"),
  tenant: TenantId.optional(),
});
export type CalendarToRead = z.input<typeof CalendarToRead>;

export const FreeSlots = z.object({
  slots: z.array(FreeSlot),
  busy: z.array(BusyTime),
  time_zone: z.string(),
});
export type FreeSlots = z.infer<typeof FreeSlots>;

export const InboundResult = z.object({
  message_id: z.string().nullable().describe("Ours; null where it was only noted"),
  person_id: z.string().nullable(),
  kind: z.enum(["reply", "out_of_office", "bounce", "unmatched", "repeated"]),
  matched_by: z.enum(["in_reply_to", "references", "address_and_subject", "address", "none"]),
  confidence: z.number().min(0).max(1),
});
export type InboundResult = z.infer<typeof InboundResult>;
