/** What a message was understood as: which way it goes, and what each of the ways needs to know. */
import { Verdict } from "@bole/guardrails";
import { readStoredState } from "@bole/language";
import { z } from "zod";
import { ChatAction } from "../model/chat-action.ts";
import { Decision } from "../model/decision.ts";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { RecordLink, ToolCallView } from "../model/events.ts";
import { WorkflowType } from "../model/names.ts";
import { Specialist } from "../model/specialist.ts";
import { Understood, Wanted } from "../model/understood.ts";
import { Asked } from "./asked.ts";

export const Answered = z.object({ workflow_id: z.string(), decisions: z.array(Decision).min(1) });
export type Answered = z.infer<typeof Answered>;

export const Intended = z.object({
  route: z.enum(["planner", "direct"]),
  workflow_type: WorkflowType,
  agents_required: z.array(Specialist),
});
export type Intended = z.infer<typeof Intended>;

export const RefusalReason = z.enum([
  ...(["discrimination", "deception", "privacy", "harm", "injection"] as const),
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

export const Spoken = z.object({
  text: z.string(),
  links: z.array(RecordLink),
  /** Whom it has shown, in that order. */
  person_ids: z.array(z.string()),
  job_id: z.string().nullable(),
});
export type Spoken = z.infer<typeof Spoken>;

const Read = Understood.extend({
  language: z.enum(["zh", "en"]),
  /** The message itself, or the older one that it continues. */
  goal: z.string(),
  /** For `resume`. */
  answered: Answered.nullable(),
  /** For `chat`: what is asked for, in the order in which it was said. */
  asks: z.array(Asked).default([]),
  actions: z.array(ChatAction).default([]),
  /** What else a model's calls want, each a workflow of its own, or an answer to one. */
  besides: z
    .array(
      z.union([
        z.object({ wanted: Wanted, route: z.enum(["planner", "direct"]) }),
        z.object({ answered: Answered }),
      ]),
    )
    .default([]),
  /** What is said at once: a question back, a refusal, what will not be done. */
  said: z.string().default(""),
  /** What a model has answered, word for word as it was let through; people have seen it already. */
  spoken: Spoken.nullable().default(null),
  /** Why nothing of it is done. */
  refused: RefusalReason.nullable().default(null),
  /** Whether what is said is a question that waits for an answer. */
  is_question: z.boolean().default(false),
  /** The workflow that begins once the question is answered. */
  intended: Intended.nullable().default(null),
  /** The message that led to the question that is open; empty where none is. */
  unfinished: z.string().default(""),
  /** What has to be said before anything else: "this job has no criteria". */
  notes: z.array(z.string()),
  /** What was done or proposed, as whoever calls the API is told. */
  calls: z.array(ToolCallView).default([]),
  reader: z.enum(["embedded", "model"]).default("embedded"),
  /** What the conversation is about from now on. */
  state: z.unknown().transform((stored) => readStoredState(stored)),
  /** What the guardrails have found in the message; told and logged by the chat's input guard. */
  verdicts: z.array(Verdict).default([]),
  /** Why no model has read the message. */
  embedded_because: EmbeddedBecause,
});

/** A message that version 0.1 had read, and that was not answered yet, asks for one thing. */
export const Reading = z.preprocess((stored) => {
  const old = z.looseObject({ asked: z.looseObject({}), asks: z.undefined() }).safeParse(stored);
  return old.success ? { ...old.data, asks: [old.data.asked] } : stored;
}, Read);
export type Reading = z.infer<typeof Read>;
