/** What the nodes of the chat have in common. */
import { JobDraft, Stage } from "@bole/talent";
import { z } from "zod";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { RecordLink } from "../model/events.ts";
import { Outcome } from "../router/outcome.ts";
import { RouterState } from "../router/router-state.ts";
import { Reading } from "../understanding/reading.ts";

/** Something small to be done. All that touches somebody goes through the gate of effects. */
export const ChatAction = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create_job"),
    draft: JobDraft.pick({ title: true, description: true }),
  }),
  z.object({ kind: z.literal("answer_proposal"), effect_id: z.string(), approve: z.boolean() }),
  z.object({ kind: z.literal("publish_job"), job_id: z.string() }),
  z.object({
    kind: z.literal("move_stage"),
    person_id: z.string(),
    job_id: z.string(),
    to: Stage,
    reason: z.string(),
  }),
  z.object({ kind: z.literal("add_candidate"), person_id: z.string(), job_id: z.string() }),
  z.object({
    kind: z.literal("import"),
    attachment_ids: z.array(z.string()),
    job_id: z.string().nullable(),
  }),
]);
export type ChatAction = z.infer<typeof ChatAction>;

/** A record that may have to do with the question. */
export const FoundRecord = z.object({ link: RecordLink, text: z.string() });
export type FoundRecord = z.infer<typeof FoundRecord>;

export const ChatContext = z.object({
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })),
  records: z.array(FoundRecord),
});
export type ChatContext = z.infer<typeof ChatContext>;

/** An answer, with the records that it speaks of. */
export const Reply = z.object({
  text: z.string(),
  links: z.array(RecordLink),
  /** Whom it has shown, in that order: "the second one" is one of them. */
  person_ids: z.array(z.string()),
  job_id: z.string().nullable(),
  /** The effect that waits for a yes to what was just proposed. */
  proposal: z.string().nullable().default(null),
  /** As it was given, by a model or by rules; not checked yet. */
  actions: z.array(z.json()),
  embedded_because: EmbeddedBecause,
});
export type Reply = z.infer<typeof Reply>;

export const NO_REPLY: Reply = {
  text: "",
  links: [],
  person_ids: [],
  job_id: null,
  proposal: null,
  actions: [],
  embedded_because: null,
};

export const ChatInput = RouterState.omit({ outcome: true }).extend({ reading: Reading });
export type ChatInput = z.infer<typeof ChatInput>;

export const ChatState = ChatInput.extend({
  context: ChatContext.default({ history: [], records: [] }),
  /** Why the message is not answered. */
  refusal: z.string().nullable().default(null),
  reply: Reply.default(NO_REPLY),
  actions: z.array(ChatAction).default([]),
  outcome: Outcome.nullable().default(null),
});
export type ChatState = z.infer<typeof ChatState>;
