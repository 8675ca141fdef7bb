/** For tests of agents and plans; nothing here is needed to run them. */
export * from "./fake-agent.ts";
export * from "./manual-clock.ts";
export * from "./recording.ts";
export * from "./replay.ts";
