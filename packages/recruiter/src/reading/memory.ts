/** What a conversation has been about, so that "them", "this job" and "the second one" mean something. */
import { type ConversationState, type Item, readStoredState } from "@bole/language";
import { z } from "zod";
import { Undoable } from "../model/undoable.ts";

export const Joining = z.object({ effect_id: z.string(), person_id: z.string() });
export type Joining = z.infer<typeof Joining>;

const Remembered = z.object({
  language: z.enum(["zh", "en"]).nullable().default(null),
  /** What is in focus, what was shown, what was asked back. Labels may be missing until the next message is read. */
  state: z
    .unknown()
    .optional()
    .transform((stored): ConversationState => readStoredState(stored)),
  /** The message that led to the question that is open. */
  unfinished: z.string().default(""),
  /** The workflow whose people are meant by "the second one", once it is over. */
  finding: z.string().nullable().default(null),
  /** Effects that were proposed in the conversation, oldest first; most of them are decided. */
  proposals: z.array(z.string()).default([]),
  /** Who becomes a candidate of a proposed job once it is created. */
  joining: z.array(Joining).default([]),
  /** What was done in it, oldest first. */
  done: z.array(Undoable).default([]),
});

/** As version 0.1 stored it. */
const Earlier = z.object({
  language: z.enum(["zh", "en"]).nullable().default(null),
  job_id: z.string().nullable(),
  person_ids: z.array(z.string()),
  proposal: z.string().nullable().default(null),
});

const unnamed =
  (kind: string) =>
  (id: string): Item => ({ kind, id, label: "" });

export const SessionMemory = z.preprocess((stored) => {
  const { success, data } = Earlier.safeParse(stored);
  if (!success) return stored;
  const { job_id, person_ids, language, proposal } = data;
  const focus = job_id === null ? {} : { job: unnamed("job")(job_id) };
  const proposals = proposal === null ? [] : [proposal];
  return { language, proposals, state: { focus, list: person_ids.map(unnamed("person")) } };
}, Remembered);
export type SessionMemory = z.infer<typeof SessionMemory>;

export const NOTHING_KNOWN: SessionMemory = SessionMemory.parse({});
