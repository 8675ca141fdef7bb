/** Agents for tests of whole processes; loaded by BOLE_AGENTS. */
import { access } from "node:fs/promises";
import { defineAgent } from "@bole/engine";
import { z } from "zod";

const Text = z.object({ text: z.string() });

const say = defineAgent({
  name: "say",
  description: "Says what it is told.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }, { logger }) => {
    logger.info("said", { text });
    return { text };
  },
});

/** Under way until a file is there: so a test decides when it ends, in whichever process it is. */
const hold = defineAgent({
  name: "hold",
  description: "Waits for a file.",
  kind: "retrieval",
  input: z.object({ file: z.string() }),
  output: z.object({ pid: z.int() }),
  run: async ({ file }, { signal, clock }) => {
    for (;;) {
      signal.throwIfAborted();
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (isThere) return { pid: process.pid };
      await new Promise<void>((resolve) => {
        clock.setTimer(20, resolve);
      });
    }
  },
});

const fail = defineAgent({
  name: "fail",
  description: "Fails.",
  kind: "generation",
  input: z.object({}),
  output: z.object({}),
  run: () => {
    throw new Error("it cannot");
  },
});

const stray = defineAgent({
  name: "stray",
  description: "Leaves errors behind that nobody catches.",
  kind: "generation",
  input: z.object({}),
  output: z.object({}),
  run: () => {
    void Promise.reject(new Error("nobody waits for this"));
    return new Promise<Record<string, never>>((resolve) => {
      setImmediate(() => {
        resolve({});
        throw new Error("nobody catches this");
      });
    });
  },
});

const poison = defineAgent({
  name: "poison",
  description: "Ends its process.",
  kind: "generation",
  input: z.object({}),
  output: z.object({}),
  run: () => process.exit(9),
});

const spin = defineAgent({
  name: "spin",
  description: "Keeps the event loop busy, for so many milliseconds.",
  kind: "generation",
  input: z.object({ ms: z.number() }),
  output: z.object({}),
  run: ({ ms }) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return {};
  },
});

export const agents = [say, hold, fail, stray, poison, spin];
