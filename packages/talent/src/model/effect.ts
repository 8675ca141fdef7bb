/**
 * What touches the world. Each kind has its payload; `target` is what it is about: an address, an
 * application, an interview, a job, a person. A kind's name is also that of its permission.
 */
import { z } from "zod";
import { Stage } from "./application.ts";

const id = z.string().min(1).max(200);
const line = z
  .string()
  .trim()
  .min(1)
  .max(500)
  // A line break in a header would begin another one.
  .refine((text) => !/[\r\n\0]/.test(text), "must be one line");
const time = z.iso.datetime();

export const MailPurpose = z.enum(["outreach", "reply", "interview", "notice"]);
export type MailPurpose = z.infer<typeof MailPurpose>;

export const MailPayload = z.strictObject({
  to: z.email().max(320),
  subject: line,
  text: z.string().trim().min(1).max(100_000),
  purpose: MailPurpose.default("outreach"),
  person_id: id.nullable().default(null),
  job_id: id.nullable().default(null),
  /** Our id of the mail that it answers: puts it into that thread. */
  answers: id.nullable().default(null),
  /** Our id of the interview whose invitation goes along. */
  interview_id: id.nullable().default(null),
});
export type MailPayload = z.infer<typeof MailPayload>;

export const StagePayload = z.strictObject({
  application_id: id,
  to: Stage,
  reason: z.string().trim().max(2_000).default(""),
  /** The application's version that was looked at. */
  version: z.int().min(1),
});
export type StagePayload = z.infer<typeof StagePayload>;

const after = <T extends { starts_at: string; ends_at: string }>({ starts_at, ends_at }: T) =>
  Date.parse(starts_at) < Date.parse(ends_at);
const AFTER = { path: ["ends_at"], message: "must be after its beginning" };

export const BookPayload = z
  .strictObject({
    application_id: id,
    interviewer_id: id,
    starts_at: time,
    ends_at: time,
    time_zone: z.string().min(1).max(100),
    place: z.string().trim().max(500).default(""),
    /** Said in the invitation. */
    note: z.string().trim().max(2_000).default(""),
    /** Whether the candidate and the interviewer get a mail with the appointment. */
    invite: z.boolean().default(true),
  })
  .refine(after, AFTER);
export type BookPayload = z.infer<typeof BookPayload>;

export const MovePayload = z
  .strictObject({
    interview_id: id,
    sequence: z.int().min(0),
    starts_at: time,
    ends_at: time,
    place: z.string().trim().max(500).optional(),
    invite: z.boolean().default(true),
  })
  .refine(after, AFTER);
export type MovePayload = z.infer<typeof MovePayload>;

export const CancelPayload = z.strictObject({
  interview_id: id,
  sequence: z.int().min(0),
  reason: z.string().trim().max(2_000).default(""),
  invite: z.boolean().default(true),
});
export type CancelPayload = z.infer<typeof CancelPayload>;

export const PublishPayload = z.strictObject({ job_id: id, version: z.int().min(1) });
export type PublishPayload = z.infer<typeof PublishPayload>;

export const ErasePayload = z.strictObject({
  person_id: id,
  version: z.int().min(1),
  reason: z.string().trim().max(2_000).default(""),
});
export type ErasePayload = z.infer<typeof ErasePayload>;

export const EffectKind = z.enum([
  "send_mail",
  "move_stage",
  "book_interview",
  "move_interview",
  "cancel_interview",
  "publish_job",
  "erase_person",
]);
export type EffectKind = z.infer<typeof EffectKind>;

/** What an effect is asked for with, by kind. */
export const EffectContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("send_mail"), payload: MailPayload }),
  z.object({ kind: z.literal("move_stage"), payload: StagePayload }),
  z.object({ kind: z.literal("book_interview"), payload: BookPayload }),
  z.object({ kind: z.literal("move_interview"), payload: MovePayload }),
  z.object({ kind: z.literal("cancel_interview"), payload: CancelPayload }),
  z.object({ kind: z.literal("publish_job"), payload: PublishPayload }),
  z.object({ kind: z.literal("erase_person"), payload: ErasePayload }),
]);
export type EffectContent = z.infer<typeof EffectContent>;
export type EffectContentInput = z.input<typeof EffectContent>;

/**
 * `sending`: begun, and not known to have ended. `uncertain`: it may have happened or not, and is
 * never tried again by itself. `postponed`: a limit or a busy server; `not_before` says until when.
 */
export const EffectState = z.enum([
  "awaiting_approval",
  "queued",
  "postponed",
  "sending",
  "done",
  "failed",
  "uncertain",
  "rejected",
  "cancelled",
]);
export type EffectState = z.infer<typeof EffectState>;

/** A row of the outbox. */
export const Effect = z.object({
  id: z.string(),
  kind: EffectKind,
  target: z.string(),
  payload: z.record(z.string(), z.unknown()),
  /** SHA-256 of kind and payload: what was approved is what is done. */
  content_hash: z.string(),
  state: EffectState,
  /** Why it is in this state, as a code with its facts, for either language. */
  reason: z.object({ code: z.string(), facts: z.record(z.string(), z.string()) }).nullable(),
  person_id: z.string().nullable(),
  job_id: z.string().nullable(),
  message_id: z.string().nullable().describe("Our id of the mail, of one that is a mail"),
  actor: z.string(),
  run_id: z.string().nullable(),
  step_id: z.string().nullable(),
  gate_id: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  not_before: z.string().nullable(),
  attempts: z.int(),
  result: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Effect = z.infer<typeof Effect>;
