/**
 * What a model adds to the reading of a message: which words of it say what. Code checks that the words
 * are there and what they mean; the score is never the model's.
 */
import { defineTask } from "@bole/models";
import { CAREER_READ_WISH } from "@bole/models/prompts";
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
    instructions: CAREER_READ_WISH,
    message: text,
  }),
  // The rules have read the message already; there is nothing to add to them.
  solve: () => ({ marks: [] }),
});
