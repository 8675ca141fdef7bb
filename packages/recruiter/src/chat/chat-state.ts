/** What the nodes of the chat have in common. */
import { Item } from "@bole/language";
import { z } from "zod";
import { ChatAction } from "../model/chat-action.ts";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { RecordLink } from "../model/events.ts";
import { Undoable } from "../model/undoable.ts";
import { Joining } from "../reading/memory.ts";
import { Reading } from "../reading/reading.ts";
import { Outcome } from "../router/outcome.ts";
import { RouterState } from "../router/router-state.ts";

/** A record that may have to do with the question. */
export const FoundRecord = z.object({ link: RecordLink, text: z.string() });
export type FoundRecord = z.infer<typeof FoundRecord>;

export const ChatContext = z.object({ records: z.array(FoundRecord) });
export type ChatContext = z.infer<typeof ChatContext>;

/** An answer, with the records that it speaks of. */
export const Reply = z.object({
  text: z.string(),
  links: z.array(RecordLink),
  /** Whom it has shown, in that order: "the second one" is one of them. */
  person_ids: z.array(z.string()),
  job_id: z.string().nullable(),
  /** Interviews, times or jobs that it has listed, in that order. */
  list: z.array(Item).default([]),
  /** Effects that were proposed, and wait for a yes. */
  proposals: z.array(z.string()).default([]),
  joining: z.array(Joining).default([]),
  /** What was done, and the ids of what was taken back. */
  done: z.array(Undoable).default([]),
  undone: z.array(z.string()).default([]),
  /** As it was read; not checked yet. */
  actions: z.array(z.json()),
  embedded_because: EmbeddedBecause,
});
export type Reply = z.infer<typeof Reply>;

export const NO_REPLY: Reply = {
  text: "",
  links: [],
  person_ids: [],
  job_id: null,
  list: [],
  proposals: [],
  joining: [],
  done: [],
  undone: [],
  actions: [],
  embedded_because: null,
};

export const ChatInput = RouterState.omit({ outcome: true }).extend({ reading: Reading });
export type ChatInput = z.infer<typeof ChatInput>;

export const ChatState = ChatInput.extend({
  context: ChatContext.default({ records: [] }),
  /** Why the message is not answered. */
  refusal: z.string().nullable().default(null),
  reply: Reply.default(NO_REPLY),
  actions: z.array(ChatAction).default([]),
  outcome: Outcome.nullable().default(null),
});
export type ChatState = z.infer<typeof ChatState>;
