import { randomUUID } from "node:crypto";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createUnderstand } from "../reading/understand.ts";
import { type AgentOptions, CoreAgent } from "./core-agent.ts";

/** An agent for a résumé in memory: by the embedded reader alone, unless models are given. */
export function createAgent(options: AgentOptions = {}): CoreAgent {
  return new CoreAgent({
    understand: createUnderstand(openEmbeddedReader()),
    newId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
    now: () => new Date(),
    ...options,
  });
}
