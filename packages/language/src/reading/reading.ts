/** What a message means: a list of calls, each with the words that say so and how sure the reader is. */
import { z } from "zod";
import { Item } from "../conversation/item.ts";
import { Polarity, Reference } from "../examples/turn.ts";

/** Where words stand in the message, in UTF-16 units; the end is exclusive. */
export const Place = z.tuple([z.int().min(0), z.int().min(0)]);
export type Place = z.infer<typeof Place>;

/** Words of the message that name an argument: "her", "the second one", "Thursday 3pm". */
export const Mention = z.strictObject({
  /** The argument's name in the inventory: `who`, `when`, `value`. */
  name: z.string(),
  text: z.string(),
  place: Place,
  ref: Reference,
  confidence: z.number().min(0).max(1),
  /** What it was found to mean, once linking or the person has said so. No reader fills it in. */
  items: z.array(Item).optional(),
});
export type Mention = z.infer<typeof Mention>;

/** Another way to read the same clause. */
export const Alternative = z.strictObject({
  tool: z.string(),
  polarity: Polarity,
  confidence: z.number().min(0).max(1),
});
export type Alternative = z.infer<typeof Alternative>;

export const ReadCall = z.strictObject({
  tool: z.string(),
  polarity: Polarity,
  /** Arguments with a closed list of values. */
  values: z.record(z.string(), z.string()),
  /** Arguments that are words of the message, in their order. Words outside of every clause are in each call. */
  mentions: z.array(Mention),
  clause: Place,
  /** Calibrated: of the calls with 0.9, nine in ten are right. */
  confidence: z.number().min(0).max(1),
  /** The likeliest others first. */
  alternatives: z.array(Alternative),
});
export type ReadCall = z.infer<typeof ReadCall>;

export const Reading = z.strictObject({
  calls: z.array(ReadCall),
  reader: z.enum(["embedded", "model"]),
});
export type Reading = z.infer<typeof Reading>;
