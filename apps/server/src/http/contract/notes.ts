import { Mention, NewNote, Note } from "@bole/talent";
import { z } from "zod";

export { NewNote, type Note };

export const NoteList = z.object({ items: z.array(Note) });
export type NoteList = z.infer<typeof NoteList>;

export const MentionList = z.object({ items: z.array(Mention) });
export type MentionList = z.infer<typeof MentionList>;
