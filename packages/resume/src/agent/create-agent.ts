import { randomUUID } from "node:crypto";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createModelReading, createUnderstand } from "../reading/understand.ts";
import { type AgentOptions, CoreAgent } from "./core-agent.ts";

/** An agent for a résumé in memory: by the embedded reader alone, unless models are given. */
export function createAgent(options: AgentOptions = {}): CoreAgent {
  const reader = openEmbeddedReader();
  return new CoreAgent({
    understand: createUnderstand(reader),
    byModel: createModelReading(reader),
    newId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
    now: () => new Date(),
    ...options,
  });
}
