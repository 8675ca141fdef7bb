/** What colleagues write to each other about people. */
import type { MentionList, NewNote, Note, NoteList } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const pathOf = (person: string) => `/api/candidates/${encodeURIComponent(person)}/notes`;

export const NOTES_KEY = ["notes"];

export const notesQuery = (person: string) =>
  queryOptions({
    queryKey: [...NOTES_KEY, person],
    queryFn: ({ signal }) => call<NoteList>("GET", pathOf(person), { signal }),
    refetchInterval: 15_000,
  });
export const addNote = (person: string, body: NewNote) =>
  call<Note>("POST", pathOf(person), { body });
export const removeNote = (person: string, note: string) =>
  call<null>("DELETE", `${pathOf(person)}/${encodeURIComponent(note)}`);
export const markNotesRead = (person: string) => call<null>("POST", `${pathOf(person)}/read`);

export const MENTIONS_KEY = ["mentions"];
export const mentionsQuery = queryOptions({
  queryKey: MENTIONS_KEY,
  queryFn: ({ signal }) => call<MentionList>("GET", "/api/mentions", { signal }),
  refetchInterval: 15_000,
});
