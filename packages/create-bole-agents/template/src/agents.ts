/** An agent has a name, a typed input, a typed output, and a body that gives the same output for the same input. */
import { defineAgent } from "@bole/engine";
import { z } from "zod";

export const split = defineAgent({
  name: "split",
  description: "Splits a topic into questions.",
  kind: "planning",
  input: z.object({ topic: z.string() }),
  output: z.object({ questions: z.array(z.string()) }),
  run: ({ topic }) => ({ questions: ["What are", "Who needs"].map((ask) => `${ask} ${topic}?`) }),
});

export const answer = defineAgent({
  name: "answer",
  description: "Answers a question.",
  kind: "retrieval",
  input: z.object({ question: z.string() }),
  output: z.object({ answer: z.string() }),
  // What fails is tried again, and a wait of a second or more outlives the process.
  retry: { attempts: 3, backoff_ms: 1_000 },
  timeout_ms: 30_000,
  run: async ({ question }, ctx) => {
    // Here you would ask a model: pass `ctx.signal` on, and tell what it cost.
    ctx.budget.spend({ tokens: question.length });
    return { answer: `${question} Ask three people who do it every day.` };
  },
});

export const write = defineAgent({
  name: "write",
  description: "Writes a text out of answers.",
  kind: "generation",
  input: z.object({ topic: z.string(), answers: z.array(z.object({ answer: z.string() })) }),
  output: z.object({ text: z.string() }),
  run: ({ topic, answers }, ctx) => {
    const lines = [`# ${topic}`, ...answers.map(({ answer: said }) => `- ${said}`)];
    for (const line of lines) ctx.stream.token(`${line}\n`);
    return { text: lines.join("\n") };
  },
});

export const publish = defineAgent({
  name: "publish",
  description: "Stores the text under a path.",
  kind: "human",
  input: z.object({ text: z.string() }),
  output: z.object({ path: z.string() }),
  run: async ({ text }, { memory, tenant }) => {
    const { path } = await memory.vfs.put(tenant, { path: "/texts/latest.md", content: text });
    return { path };
  },
});

export const agents = [split, answer, write, publish];
