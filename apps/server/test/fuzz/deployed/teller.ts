/** An agent of which a new version is deployed while a run waits. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";

export const teller = (version: string): Agent =>
  defineAgent({
    name: "tell",
    version,
    kind: "generation",
    description: "Tells its version.",
    input: z.object({}),
    output: z.object({ version: z.string() }),
    run: () => ({ version }),
  });
