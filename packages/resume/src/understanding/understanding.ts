/**
 * What a sentence means for a résumé. It names calls and never makes them: what they do to the
 * résumé, and whether they are allowed, is decided where they are carried out.
 */
import type { ResumeData } from "@bole/talent";
import { z } from "zod";
import { ToolCall } from "../tools/tool-call.ts";

/** What the turns before leave behind: for "it", "that one", "再加一个", and for answers to a question. */
export const TurnMemory = z.object({
  /** Where the last edit or look was, by list and id, so that a moved entry is still the same. */
  last: z
    .object({
      section: z.string(),
      entry_id: z.string().nullable(),
      field: z.string().nullable(),
      action: z.enum(["update", "add", "delete", "read"]),
    })
    .nullable()
    .default(null),
  /** A question that was asked, and what the answer is for. */
  asked: z
    .object({
      kind: z.enum(["which", "facts", "value"]),
      section: z.string(),
      entry_id: z.string().nullable(),
      field: z.string().nullable(),
      /** The message that led to it. */
      message: z.string(),
      options: z.array(z.string()).default([]),
    })
    .nullable()
    .default(null),
});
export type TurnMemory = z.infer<typeof TurnMemory>;

export interface Turn {
  readonly message: string;
  readonly resume: ResumeData;
  readonly memory: TurnMemory;
  readonly today: Date;
}

export const Understanding = z.discriminatedUnion("kind", [
  /** Calls in the order in which they are to be made; paths are those after the calls before. */
  z.object({
    kind: z.literal("calls"),
    calls: z.array(ToolCall).min(1),
    ask: z.string().optional(),
  }),
  z.object({ kind: z.literal("polish"), path: z.string() }),
  z.object({ kind: z.literal("undo"), times: z.int().min(1) }),
  z.object({ kind: z.literal("redo"), times: z.int().min(1) }),
  /** A question back; nothing is changed. */
  z.object({ kind: z.literal("ask"), reply: z.string() }),
  /** Small talk, a question, or what is not understood (then with examples); nothing is changed. */
  z.object({ kind: z.literal("talk"), reply: z.string() }),
]);
export type Understanding = z.infer<typeof Understanding>;

export interface Understood {
  readonly understanding: Understanding;
  readonly memory: TurnMemory;
  readonly language: "zh" | "en";
}
