/** What colleagues write to each other about a person. */
import { z } from "zod";

export const NewNote = z.strictObject({
  text: z.string().trim().min(1).max(5_000),
  mentions: z
    .array(z.string().max(200))
    .max(50)
    .default([])
    .describe("Ids of members who are to see it"),
});
export type NewNote = z.input<typeof NewNote>;

export const Note = z.object({
  id: z.string(),
  person_id: z.string(),
  author: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  created_at: z.string(),
});
export type Note = z.infer<typeof Note>;

/** A note in which somebody is mentioned who has not seen it yet. */
export const Mention = Note.omit({ mentions: true }).extend({ person_name: z.string() });
export type Mention = z.infer<typeof Mention>;
