/** What a model is asked for: the calls that a message means, in the words of its examples. */
import { Polarity, Reference, type Toolbox } from "@bole/language";
import { z } from "zod";

/** More than anybody asks for in a message. */
const MOST_CALLS = 20;

const AnsweredMention = z.object({
  name: z.string().describe("The argument that the words name."),
  words: z.string().describe("Copied from the message, character by character."),
  ref: Reference.default("name"),
});

/** A model may list several values, and say null for what is not said. */
const AnsweredValue = z.union([z.string(), z.array(z.string()), z.null()]);

export function modelAnswer({ tools }: Pick<Toolbox<never>, "tools">) {
  const call = z.object({
    tool: z.enum(tools.map(({ name }) => name)),
    polarity: Polarity.default("do"),
    values: z.record(z.string(), AnsweredValue).default({}),
    mentions: z.array(AnsweredMention).default([]),
  });
  return z.object({ calls: z.array(call).min(1).max(MOST_CALLS) });
}

export type ModelAnswer = z.output<ReturnType<typeof modelAnswer>>;
export type AnsweredCall = ModelAnswer["calls"][number];
