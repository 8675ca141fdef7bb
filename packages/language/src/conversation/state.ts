/**
 * What a conversation is about at this moment. Plain data: products store it beside the conversation, and
 * every reader gets it with the next message.
 */
import { z } from "zod";
import { ReadCall } from "../reading/reading.ts";
import { Item } from "./item.ts";

/** A card that waits for the person. */
export const PendingCard = z.object({
  /** `plan`, `shortlist`, `mails`, `interview`, … */
  kind: z.string(),
  id: z.string(),
  label: z.string(),
  /** What it is about, in its order: the people of a shortlist, the mails of a batch. */
  items: z.array(Item).default([]),
  count: z.int().min(0).default(1),
  /** Whether it has come since the message before. */
  is_new: z.boolean().optional(),
});
export type PendingCard = z.infer<typeof PendingCard>;

/** What was asked back. The next message, or a click on a choice, may be its answer. */
export const OpenQuestion = z.object({
  tool: z.string(),
  /** The argument that is missing; of `ask`, the tools to choose from, comma-separated. */
  argument: z.string().nullable(),
  choices: z.array(Item).default([]),
  /** The call that waits for the answer. What its words were found to mean is kept in it. */
  call: ReadCall.nullable().default(null),
  /** The calls of the same message that come after it. */
  rest: z.array(ReadCall).default([]),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const ConversationState = z.object({
  /** What is in focus, by kind: the person, job, draft or résumé entry that was last spoken of. */
  focus: z.record(z.string(), Item).default({}),
  /** The last list that was shown, in its order. */
  list: z.array(Item).default([]),
  /** What the last call was about, in its order: "them", "both", and what "the rest" leaves out. */
  about: z.array(Item).default([]),
  pending: z.array(PendingCard).default([]),
  question: OpenQuestion.nullable().default(null),
  /** The last call that was done, as `tool` or `tool:value`. */
  last: z.string().nullable().default(null),
  /** The same call as it was read, with what its words were found to mean: "and in Leeds?" goes on from it. */
  call: ReadCall.nullable().default(null),
  /** What can be undone, as the tool that did it. */
  undo: z.string().nullable().default(null),
});
export type ConversationState = z.infer<typeof ConversationState>;

export const EMPTY_STATE: ConversationState = ConversationState.parse({});

/**
 * A state as an earlier version may have stored it: fields that are missing or no longer fit are empty, so
 * that a conversation never becomes unreadable.
 */
export function readStoredState(stored: unknown): ConversationState {
  const fields = z.record(z.string(), z.unknown()).safeParse(stored);
  if (!fields.success) return EMPTY_STATE;
  const fitting = Object.entries(fields.data).filter(([name, value]) => {
    const field = Object.entries(ConversationState.shape).find(([known]) => known === name);
    return field?.[1].safeParse(value).success;
  });
  return ConversationState.parse(Object.fromEntries(fitting));
}
