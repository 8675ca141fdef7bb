/**
 * What a model adds to the reading of a message: which words of it say what. Code checks that the words
 * are there and what they mean; the score is never the model's.
 */
import { defineTask, instruct } from "@bole/models";
import { z } from "zod";

const Kind = z.enum([
  "goal_occupation",
  "current_occupation",
  "refused_occupation",
  "doubt",
  "decision",
  "motive",
  "constraint",
]);

export const readWishTask = defineTask({
  name: "career_read_wish",
  group: "career",
  input: z.object({ text: z.string() }),
  output: z.object({ marks: z.array(z.object({ kind: Kind, quote: z.string().min(1) })).max(30) }),
  prompt: ({ text }) => ({
    instructions: instruct`Somebody writes about their career in "text". Mark the words that say: which occupation they want (goal_occupation), which they have (current_occupation), which they do not want any more (refused_occupation), that they are unsure (doubt), that they have decided (decision), why they want it (motive), what binds them (constraint). Each quote must be copied from "text", letter by letter, and be as short as possible. Mark nothing that is not there.`,
    data: { text },
  }),
  // The rules have read the message already; there is nothing to add to them.
  solve: () => ({ marks: [] }),
});
