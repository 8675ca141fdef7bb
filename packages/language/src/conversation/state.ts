/**
 * What a conversation is about at this moment. Plain data: products store it beside the conversation, and
 * every reader gets it with the next message.
 */
import { z } from "zod";

/** Something of the product that words can point at. */
export const Item = z.strictObject({
  kind: z.string(),
  id: z.string(),
  label: z.string(),
});
export type Item = z.infer<typeof Item>;

/** A card that waits for the person. */
export const PendingCard = z.strictObject({
  /** `plan`, `shortlist`, `mails`, `interview`, … */
  kind: z.string(),
  id: z.string(),
  label: z.string(),
  /** What it is about, in its order: the people of a shortlist, the mails of a batch. */
  items: z.array(Item).default([]),
  count: z.int().min(0).default(1),
});
export type PendingCard = z.infer<typeof PendingCard>;

/** What was asked back. The next message may be its answer. */
export const OpenQuestion = z.strictObject({
  tool: z.string(),
  /** The argument that is missing; null where the choice is between readings. */
  argument: z.string().nullable(),
  /** What was known of the call when it was asked. */
  known: z.record(z.string(), z.unknown()).default({}),
  choices: z.array(Item).default([]),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const ConversationState = z.strictObject({
  /** What is in focus, by kind: the person, job, draft or résumé entry that was last spoken of. */
  focus: z.record(z.string(), Item).default({}),
  /** The last list that was shown, in its order. */
  list: z.array(Item).default([]),
  pending: z.array(PendingCard).default([]),
  question: OpenQuestion.nullable().default(null),
  /** The last call that was done, as `tool` or `tool:value`. */
  last: z.string().nullable().default(null),
  /** What can be undone, as the tool that did it. */
  undo: z.string().nullable().default(null),
});
export type ConversationState = z.infer<typeof ConversationState>;

export const EMPTY_STATE: ConversationState = ConversationState.parse({});
