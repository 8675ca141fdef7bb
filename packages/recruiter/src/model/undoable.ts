/** What was done in a conversation, with what takes it back. */
import { Stage } from "@bole/talent";
import { z } from "zod";

const Fields = z.record(z.string(), z.json());

export const Inverse = z.discriminatedUnion("kind", [
  /** Back to `to`, as long as they are still where they were moved. */
  z.object({
    kind: z.literal("move_stage"),
    application_id: z.string(),
    moved_to: Stage,
    to: Stage,
  }),
  z.object({ kind: z.literal("remove_application"), application_id: z.string() }),
  /** The values before, as long as those that were set are still there. */
  z.object({ kind: z.literal("set_job"), job_id: z.string(), set: Fields, before: Fields }),
  z.object({ kind: z.literal("delete_job"), job_id: z.string() }),
  z.object({ kind: z.literal("close_job"), job_id: z.string() }),
  z.object({ kind: z.literal("publish_job"), job_id: z.string() }),
  z.object({ kind: z.literal("archive_job"), job_id: z.string() }),
  z.object({ kind: z.literal("restore_job"), job_id: z.string() }),
  z.object({ kind: z.literal("allow_address"), suppression_id: z.string() }),
  z.object({ kind: z.literal("remove_note"), person_id: z.string(), note_id: z.string() }),
  /** It cannot be taken back; `about` says what it was. */
  z.object({ kind: z.literal("none"), about: z.enum(["mails", "interviews", "people", "work"]) }),
]);
export type Inverse = z.infer<typeof Inverse>;

export const Undoable = z.object({
  id: z.string(),
  /** The tool that did it, as the reader names it. */
  tool: z.string(),
  /** What was done, in the language of the conversation. */
  label: z.string(),
  inverse: Inverse,
});
export type Undoable = z.infer<typeof Undoable>;
