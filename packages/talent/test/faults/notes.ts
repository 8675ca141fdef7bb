/** What a worker has asked for and was told, kept outside of it: a line each, added to a file. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const Note = z.discriminatedUnion("note", [
  z.object({
    note: z.literal("asks"),
    key: z.string(),
    payload: z.object({
      application_id: z.string(),
      to: z.string(),
      version: z.int(),
      reason: z.string(),
    }),
    run_id: z.string().nullable(),
  }),
  z.object({ note: z.literal("told"), key: z.string(), id: z.string(), state: z.string() }),
  z.object({ note: z.literal("refused"), key: z.string(), code: z.string() }),
]);
export type Note = z.infer<typeof Note>;
export type Asked = Extract<Note, { note: "asks" }>;

export function addNote(file: string, note: Note): void {
  appendFileSync(file, `${JSON.stringify(note)}\n`);
}

export function readNotes(file: string): Note[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // The last one is empty, or was cut off by a kill.
  return lines.slice(0, -1).map((line) => Note.parse(JSON.parse(line)));
}

/** Those that nobody was told about: whoever asked asks again, with the same key. */
export function unanswered(notes: readonly Note[]): Asked[] {
  const answered = new Set(notes.flatMap(({ note, key }) => (note === "asks" ? [] : [key])));
  return notes.filter((one): one is Asked => one.note === "asks" && !answered.has(one.key));
}
