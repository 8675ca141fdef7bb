import { z } from "zod";
import { defineAgent } from "../src/index.ts";

/** Agents for tests that note each call of their body. */
export function countingAgents() {
  const calls: string[] = [];

  const say = defineAgent({
    name: "say",
    description: "Gives back a text.",
    kind: "generation",
    input: z.object({ text: z.string() }),
    output: z.object({ text: z.string() }),
    run: ({ text }) => {
      calls.push(text);
      return { text };
    },
  });

  const add = defineAgent({
    name: "add",
    description: "Adds two numbers.",
    kind: "evaluation",
    input: z.object({ a: z.number(), b: z.number() }),
    output: z.object({ sum: z.number() }),
    run: ({ a, b }) => {
      calls.push(`${a}+${b}`);
      return { sum: a + b };
    },
  });

  /** Fails on odd numbers. */
  const half = defineAgent({
    name: "half",
    description: "Halves an even number.",
    kind: "evaluation",
    input: z.object({ n: z.number() }),
    output: z.object({ n: z.number() }),
    run: ({ n }) => {
      calls.push(`half ${n}`);
      if (n % 2 !== 0) throw new Error(`${n} is odd`);
      return { n: n / 2 };
    },
  });

  return { calls, say, add, half, all: [say, add, half] };
}

/** An agent whose calls end when the test says so. */
export function heldAgent() {
  const held = new Map<string, PromiseWithResolvers<void>>();
  const started = new Map<string, PromiseWithResolvers<AbortSignal>>();
  const entry = <T>(map: Map<string, PromiseWithResolvers<T>>, name: string) => {
    const known = map.get(name) ?? Promise.withResolvers<T>();
    map.set(name, known);
    return known;
  };

  const hold = defineAgent({
    name: "hold",
    description: "Ends when it is released.",
    kind: "retrieval",
    input: z.object({ name: z.string() }),
    output: z.object({ name: z.string() }),
    run: async ({ name }, { signal }) => {
      entry(started, name).resolve(signal);
      await entry(held, name).promise;
      return { name };
    },
  });

  return {
    hold,
    release: (name: string) => entry(held, name).resolve(),
    /** Resolves with the call's abort signal when its body has begun. */
    begun: (name: string) => entry(started, name).promise,
  };
}
