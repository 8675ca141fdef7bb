/**
 * What changes the world for somebody. Each kind has its payload, and the name of a kind is that of
 * the permission it takes.
 */
import { z } from "zod";
import { Stage } from "./application.ts";
import { BookPayload, CancelPayload, MovePayload } from "./interview-effects.ts";
import {
  CloseJobPayload,
  CreateJobPayload,
  DeleteJobPayload,
  PublishPayload,
} from "./job-effects.ts";
import { type MailPurpose, StoredMailPurpose } from "./message.ts";

const id = z.string().min(1).max(200);
const reason = z.string().trim().max(2_000).default("");

export const StagePayload = z
  .strictObject({
    application_id: id,
    to: Stage,
    reason,
    /** The application's version that was looked at. */
    version: z.int().min(1),
  })
  .refine(({ to, reason: why }) => to !== "rejected" || why !== "", {
    path: ["reason"],
    message: "is needed to reject somebody",
  });
export type StagePayload = z.infer<typeof StagePayload>;

/** Of an application that was begun by mistake. */
export const RemovePayload = z.strictObject({ application_id: id });
export type RemovePayload = z.infer<typeof RemovePayload>;

export const ErasePayload = z.strictObject({
  person_id: id,
  /** The person's version that was looked at. */
  version: z.int().min(1),
  reason,
});
export type ErasePayload = z.infer<typeof ErasePayload>;

const THREADED: readonly MailPurpose[] = ["reply", "follow_up"];

export const MailPayload = z
  .strictObject({
    to: z.email("must be one address, such as ada@example.com").max(320),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(500)
      // A line break would begin another header.
      .refine((text) => !/\p{Cc}/u.test(text), "must be one line, without control characters"),
    text: z.string().trim().min(1).max(100_000),
    purpose: StoredMailPurpose,
    person_id: id.nullable().default(null),
    job_id: id.nullable().default(null),
    /** Our id of the mail that it answers or follows: puts it into that thread. */
    answers: id.nullable().default(null),
    /** The interview that a reminder is about. */
    interview_id: id.optional(),
  })
  .refine(({ purpose, answers }) => !THREADED.includes(purpose) || answers !== null, {
    path: ["answers"],
    message: "is needed for a reply or a follow-up: the id of the mail that it answers or follows",
  })
  .refine(({ purpose, interview_id }) => purpose !== "reminder" || interview_id !== undefined, {
    path: ["interview_id"],
    message: "is needed for a reminder: the id of the interview that it reminds of",
  });
export type MailPayload = z.infer<typeof MailPayload>;

/** Earlier versions called a follow-up outreach that continues one of our mails. */
export function purposeOf({ purpose, answers }: Pick<MailPayload, "purpose" | "answers">) {
  return purpose === "outreach" && answers !== null ? "follow_up" : purpose;
}

export const EffectKind = z.enum([
  "send_mail",
  "move_stage",
  "remove_application",
  "book_interview",
  "move_interview",
  "cancel_interview",
  "create_job",
  "publish_job",
  "close_job",
  "delete_job",
  "erase_person",
]);
export type EffectKind = z.infer<typeof EffectKind>;

export const EffectContent = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("send_mail"), payload: MailPayload }),
  z.strictObject({ kind: z.literal("move_stage"), payload: StagePayload }),
  z.strictObject({ kind: z.literal("remove_application"), payload: RemovePayload }),
  z.strictObject({ kind: z.literal("book_interview"), payload: BookPayload }),
  z.strictObject({ kind: z.literal("move_interview"), payload: MovePayload }),
  z.strictObject({ kind: z.literal("cancel_interview"), payload: CancelPayload }),
  z.strictObject({ kind: z.literal("create_job"), payload: CreateJobPayload }),
  z.strictObject({ kind: z.literal("publish_job"), payload: PublishPayload }),
  z.strictObject({ kind: z.literal("close_job"), payload: CloseJobPayload }),
  z.strictObject({ kind: z.literal("delete_job"), payload: DeleteJobPayload }),
  z.strictObject({ kind: z.literal("erase_person"), payload: ErasePayload }),
]);
export type EffectContent = z.infer<typeof EffectContent>;
export type EffectContentInput = z.input<typeof EffectContent>;

export const EffectState = z.enum(["awaiting_approval", "done", "rejected"]);
export type EffectState = z.infer<typeof EffectState>;

/** What was made by doing it, by its ids: such as `{ message_id }`. */
export const EffectResult = z.record(z.string(), z.string());
export type EffectResult = z.infer<typeof EffectResult>;

/** Something that was asked for, whatever became of it. */
export const Effect = z.object({
  id: z.string(),
  content: EffectContent,
  content_hash: z
    .string()
    .describe("SHA-256 of kind and payload: what is approved is what is done"),
  state: EffectState,
  reason: z.string().describe("Why it was rejected"),
  result: EffectResult.nullable().describe("Ids of what was made by doing it"),
  person_id: z.string().nullable(),
  job_id: z.string().nullable(),
  actor: z.string(),
  run_id: z.string().nullable(),
  step_id: z.string().nullable(),
  decided_by: z.string().nullable(),
  gate_id: z
    .string()
    .nullable()
    .describe("Of the run's gate at which a person approved it before it was asked for"),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Effect = z.infer<typeof Effect>;
