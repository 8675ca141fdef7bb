import type { Agent } from "./agent.ts";

/** All that validating needs of a registry: so a registry can validate what it is being built of. */
export interface AgentLookup {
  find(name: string): Agent | undefined;
  names(): readonly string[];
}
