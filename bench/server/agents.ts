/** Agents for the measured server; loaded by BOLE_AGENTS. */
import { defineAgent } from "@bole/engine";
import { z } from "zod";

const pause = defineAgent({
  name: "pause",
  description: "Takes its time.",
  kind: "retrieval",
  input: z.object({ ms: z.number() }),
  output: z.object({ text: z.string() }),
  run: async ({ ms }) => {
    if (ms > 0) await new Promise<void>((resolve) => setTimeout(resolve, ms));
    return { text: "done" };
  },
});

export const agents = [pause];
