/**
 * The engine of a serving process: opened with its memory and agents, kept at work, and closed in
 * order. Unfinished runs go on by themselves: at the start, and later those of a process that died.
 */
import { fileURLToPath } from "node:url";
import { createEngine, type Memory } from "@bole/engine";
import type { Logger } from "pino";
import { type LoadedAgents, loadAgents } from "../agents/load-agents.ts";
import type { Config } from "../config/load-config.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { RunFeeds } from "../runs/run-feeds.ts";
import type { EngineHost } from "./engine-host.ts";
import { engineLogger } from "./engine-logger.ts";
import { openMemory } from "./open-memory.ts";

/** What there is to try where nothing is configured. By its path: the server knows no example. */
const EXAMPLE = {
  modules: ["examples/newsroom"],
  cwd: fileURLToPath(new URL("../../../..", import.meta.url)),
};

/** How often a process looks for runs that nobody works on: others may have died. */
const RECOVER_MS = 5_000;

export interface OpenHostOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly timers: Timers;
}

export interface OpenHost extends EngineHost {
  /** Stops working; what is unfinished goes on at the next start, or elsewhere. */
  readonly close: () => Promise<void>;
}

export async function openHost(options: OpenHostOptions): Promise<OpenHost> {
  const { config } = options;
  const { modules, cwd } = config.agents ?? EXAMPLE;
  const agents = await loadAgents(modules, cwd);
  const memory = await openMemory(config.memory);
  try {
    return await startEngine(options, memory, agents);
  } catch (error) {
    await memory.close();
    throw error;
  }
}

async function startEngine(
  { config, log, timers }: OpenHostOptions,
  memory: Memory,
  { registry, planners }: LoadedAgents,
): Promise<OpenHost> {
  const engine = createEngine({ memory, registry, planners, logger: engineLogger(log) });
  await engine.recover({ alone: config.mode === "embedded" });
  const stopLooking = timers.every(RECOVER_MS, () => {
    engine
      .recover()
      .catch((error: unknown) => log.error({ err: error }, "unfinished runs could not be read"));
  });
  return {
    engine,
    memory,
    registry,
    planners: Object.keys(planners),
    feeds: new RunFeeds({ engine, memory, log }),
    close: async () => {
      stopLooking();
      await engine.close();
      await memory.close();
    },
  };
}
