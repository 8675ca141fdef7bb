import { TenantId } from "@bole/base";
import { Mention, Note, NewNote as WrittenNote } from "@bole/talent";
import { z } from "zod";

export type { Note };

export const NewNote = WrittenNote.extend({ tenant: TenantId.optional() });
export type NewNote = z.infer<typeof NewNote>;

export const NoteList = z.object({ items: z.array(Note) });
export type NoteList = z.infer<typeof NoteList>;

export const MentionedEvent = z.object({
  type: z.literal("mentioned"),
  content: z.object({}),
});
export type MentionedEvent = z.infer<typeof MentionedEvent>;

export const MentionList = z.object({ items: z.array(Mention) });
export type MentionList = z.infer<typeof MentionList>;
