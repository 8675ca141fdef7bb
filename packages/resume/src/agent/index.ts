export { type AgentOptions, type AgentResponse, CoreAgent } from "./core-agent.ts";
export { createAgent } from "./create-agent.ts";
export { AgentEvent } from "./events.ts";
