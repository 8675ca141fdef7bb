/** Small things that a message can ask for. */
import { JobDraft, Stage } from "@bole/talent";
import { z } from "zod";

const OfJob = { job_id: z.string() };

export const JobField = z.enum([
  ...(["title", "location", "pay", "criteria", "description", "headcount", "remote"] as const),
]);
export type JobField = z.infer<typeof JobField>;

export const JobChange = z.object({
  action: z.enum(["set", "add", "remove"]),
  /** Null where the words alone say what of the job they mean. */
  field: JobField.nullable(),
  /** In the person's words. */
  value: z.string(),
  old: z.string(),
});
export type JobChange = z.infer<typeof JobChange>;

/** Something small to be done. All that touches somebody goes through the gate of effects. */
export const ChatAction = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create_job"),
    draft: JobDraft.pick({ title: true, description: true, places: true }),
  }),
  /** Of everything that was proposed together with it. */
  z.object({ kind: z.literal("answer_proposal"), effect_id: z.string(), approve: z.boolean() }),
  /** Of a job that was proposed and waits. */
  z.object({
    kind: z.literal("change_proposal"),
    effect_id: z.string(),
    changes: z.array(JobChange).min(1).max(10),
  }),
  z.object({ kind: z.literal("publish_job"), ...OfJob }),
  z.object({ kind: z.literal("close_job"), ...OfJob }),
  z.object({ kind: z.literal("reopen_job"), ...OfJob }),
  z.object({ kind: z.literal("archive_job"), ...OfJob }),
  z.object({ kind: z.literal("delete_job"), ...OfJob }),
  z.object({
    kind: z.literal("change_job"),
    ...OfJob,
    ...JobChange.shape,
    field: JobField,
  }),
  z.object({
    kind: z.literal("move_stage"),
    person_id: z.string(),
    job_id: z.string(),
    to: Stage,
    reason: z.string(),
  }),
  z.object({ kind: z.literal("add_candidate"), person_id: z.string(), job_id: z.string() }),
  z.object({ kind: z.literal("add_note"), person_id: z.string(), text: z.string() }),
  z.object({ kind: z.literal("do_not_contact"), person_id: z.string() }),
  z.object({
    kind: z.literal("import"),
    attachment_ids: z.array(z.string()),
    job_id: z.string().nullable(),
  }),
  z.object({
    kind: z.literal("add_person"),
    name: z.string(),
    email: z.string(),
    job_id: z.string().nullable(),
  }),
  /** Of what was done before in this conversation. */
  z.object({ kind: z.literal("undo"), id: z.string() }),
]);
export type ChatAction = z.infer<typeof ChatAction>;
