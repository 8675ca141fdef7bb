import { randomUUID } from "node:crypto";
import { understand } from "../understanding/understand.ts";
import { type AgentOptions, CoreAgent } from "./core-agent.ts";

/** An agent for a résumé in memory: by rules alone, unless models are given. */
export function createAgent(options: AgentOptions = {}): CoreAgent {
  return new CoreAgent({
    understand,
    newId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
    now: () => new Date(),
    ...options,
  });
}
