/**
 * What a message means for a résumé. It names calls and never makes them: what they do to the résumé, and
 * whether they are allowed, is decided where they are carried out.
 */
import { type ConversationState, readStoredState } from "@bole/language";
import type { ResumeData } from "@bole/talent";
import { z } from "zod";
import { ToolCall } from "../tools/tool-call.ts";
import { EditedTurn } from "./recent-edits.ts";

/** What the turns before leave behind: for "it", "that one", 再加一个, and for answers to a question. */
const Remembered = z.object({
  state: z
    .unknown()
    .optional()
    .transform((stored): ConversationState => readStoredState(stored)),
  /** The edits that wait for the person's yes. */
  proposed: z.array(ToolCall).default([]),
  /** The turn that proposed them. */
  proposal_id: z.string().nullable().default(null),
  /** What the last turns have changed. */
  edited: z.array(EditedTurn).default([]).catch([]),
});

/** As version 0.1 stored it: where the last edit or look was. */
const Earlier = z.object({
  last: z.object({ section: z.string(), entry_id: z.string().nullable() }),
});

export const TurnMemory = z.preprocess((stored) => {
  const { success, data } = Earlier.safeParse(stored);
  if (!success || data.last.entry_id === null) return stored;
  const { section, entry_id } = data.last;
  const entry = { kind: "entry", id: `${section}/${entry_id}`, label: section };
  return { state: { focus: { entry } } };
}, Remembered);
export type TurnMemory = z.infer<typeof Remembered>;

export interface Turn {
  readonly message: string;
  readonly resume: ResumeData;
  readonly memory: TurnMemory;
  readonly today: Date;
  readonly signal?: AbortSignal | undefined;
}

export const Understanding = z.discriminatedUnion("kind", [
  /** Calls in the order in which they are to be made; paths are those after the calls before. */
  z.object({
    kind: z.literal("calls"),
    calls: z.array(ToolCall).min(1),
    ask: z.string().optional(),
    /** Why somebody has to look at them first. */
    propose: z.enum(["unsure", "destroys", "unused", "odd"]).optional(),
    /** They are those that waited for a yes. */
    decides: z.literal("apply").optional(),
  }),
  z.object({
    kind: z.literal("polish"),
    path: z.string(),
    /** The only line of the text that is meant. */
    line: z.int().min(0).optional(),
    propose: z.literal("unsure").optional(),
  }),
  z.object({ kind: z.literal("undo"), times: z.int().min(1) }),
  z.object({ kind: z.literal("redo"), times: z.int().min(1) }),
  /** A question back; nothing is changed. */
  z.object({ kind: z.literal("ask"), reply: z.string() }),
  /** Small talk, a question, or what is not understood (then with examples); nothing is changed. */
  z.object({
    kind: z.literal("talk"),
    reply: z.string(),
    /** What waited is not wanted. */
    decides: z.literal("reject").optional(),
  }),
]);
export type Understanding = z.infer<typeof Understanding>;

export interface Understood {
  readonly understanding: Understanding;
  readonly memory: TurnMemory;
  readonly language: "zh" | "en";
}
