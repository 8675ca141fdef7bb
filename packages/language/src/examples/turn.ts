/** A labelled turn of a conversation: what was said, in which state, and which calls it means. */
import { z } from "zod";

/** Where words stand in the message, in UTF-16 units; the end is exclusive. */
const Span = z.tuple([z.int().min(0), z.int().min(1)]);

/** Whether a clause asks for the act, forbids it, asks about it, imagines it or takes it back. */
export const Polarity = z.enum(["do", "dont", "ask", "suppose", "takeback"]);
export type Polarity = z.infer<typeof Polarity>;

/** How words point at something. */
export const Reference = z.enum([
  "name",
  "ordinal",
  "pronoun",
  "description",
  "all",
  "rest",
  "except",
]);
export type Reference = z.infer<typeof Reference>;

const SpanArgument = z.strictObject({
  name: z.string(),
  span: Span,
  ref: Reference.default("name"),
});
export type SpanArgument = z.infer<typeof SpanArgument>;

export const ExampleCall = z.strictObject({
  tool: z.string(),
  polarity: Polarity.default("do"),
  /** The clause that means this call. */
  clause: Span,
  values: z.record(z.string(), z.string()).default({}),
  spans: z.array(SpanArgument).default([]),
});
export type ExampleCall = z.infer<typeof ExampleCall>;

export const ExampleLanguage = z.enum(["zh", "en", "de", "mixed", "other"]);

export const Turn = z.strictObject({
  id: z.string(),
  /** Turns of one conversation share it, and stay in one half of a split. */
  conversation: z.string(),
  voice: z.string(),
  language: ExampleLanguage,
  message: z.string().min(1),
  state: z.record(z.string(), z.string()),
  calls: z.array(ExampleCall).min(1),
  /** Spans that belong to all calls. */
  shared: z.array(SpanArgument).default([]),
  /** Words that name something on record, where the records of the example are known. */
  known: z.array(z.strictObject({ kind: z.string(), span: Span })).optional(),
});
export type Turn = z.infer<typeof Turn>;
