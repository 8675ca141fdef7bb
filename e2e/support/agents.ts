/**
 * Agents for the tests of the engine's pages: each does one small thing at once, so that a test
 * waits for nothing but the gates that it opens itself.
 */
import { type Agent, defineAgent, defineCompositeAgent } from "@bole/engine";
import { z } from "zod";

const Text = z.object({ text: z.string().min(1) });

const split = defineAgent({
  name: "split",
  description: "Makes a list of words out of a text, and points at the word bad.",
  kind: "retrieval",
  input: Text,
  output: z.object({ words: z.array(z.string()) }),
  run: ({ text }, { progress, warn }) => {
    progress("reading", { letters: text.length });
    if (text.includes("bad")) warn("There is a rude word.", { word: "bad" });
    return { words: text.split(" ") };
  },
});

const shout = defineAgent({
  name: "shout",
  description: "Writes a text in capitals; it refuses the word bad.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }) => {
    if (text === "bad") throw new Error("I do not shout that word.");
    return { text: text.toUpperCase() };
  },
});

const mail = defineAgent({
  name: "mail",
  description: "Sends a text to somebody.",
  kind: "human",
  effects: ["mail.send"],
  input: z.object({ to: z.email(), text: z.string() }),
  output: z.object({ sent_to: z.string(), text: z.string() }),
  run: ({ to, text }) => ({ sent_to: to, text }),
});

const echo = defineCompositeAgent({
  name: "echo",
  description: "Shouts a text, and then what came of it.",
  kind: "generation",
  input: Text,
  output: Text,
  plan: {
    steps: [
      { id: "first", action: "shout", args: { text: "$input.text" } },
      {
        id: "second",
        action: "shout",
        depends_on: ["first"],
        args: { text: "$first.text" },
      },
    ],
  },
  result: "$second",
});

export const agents: readonly Agent[] = [split, shout, mail, echo];
