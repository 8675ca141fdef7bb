/**
 * The engine of a serving process: opened with its memory and agents, kept at work, and closed in
 * order. Unfinished runs go on by themselves: at the start, and later those of a process that died.
 */
import { fileURLToPath } from "node:url";
import { createEngine, createRegistry, type Memory } from "@bole/engine";
import { createPlanner } from "@bole/models/planning";
import type { Logger } from "pino";
import { type LoadedAgents, loadAgents } from "../agents/load-agents.ts";
import type { Config } from "../config/load-config.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { startTracing } from "../observe/start-tracing.ts";
import { tracedAgents, tracedMemory, tracedPlanners } from "../observe/traced.ts";
import type { Tracing } from "../observe/tracing.ts";
import { RunFeeds } from "../runs/run-feeds.ts";
import { VERSION } from "../version.ts";
import type { EngineHost } from "./engine-host.ts";
import { engineLogger } from "./engine-logger.ts";
import { openMemory } from "./open-memory.ts";
import { openModels } from "./open-models.ts";

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
  const { config, log } = options;
  const { modules, cwd } = config.agents ?? EXAMPLE;
  const agents = await loadAgents(modules, cwd);
  const memory = await openMemory(config.memory);
  const onError = (error: unknown) => log.error({ err: error }, "a trace could not be made");
  const tracing = await startTracing({ url: config.otlpUrl, version: VERSION }, memory, onError);
  const closeAll = async () => {
    await tracing?.close();
    await memory.close();
  };
  try {
    const general = createPlanner(await openModels(config, memory.cache, engineLogger(log)));
    // What a module brings for a name is meant for its agents, and goes first.
    const planners = { general, default: general, ...agents.planners };
    const parts = { memory, registry: agents.registry, planners };
    return await startEngine(options, tracing ? traced(parts, tracing) : parts, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Parts = Pick<LoadedAgents, "registry" | "planners"> & { readonly memory: Memory };

function traced({ memory, registry, planners }: Parts, tracing: Tracing): Parts {
  // The adapter is in every registry, and cannot be given again.
  const agents = registry.list().filter(({ name }) => name !== "adapter");
  return {
    memory: tracedMemory(memory, tracing),
    registry: createRegistry(tracedAgents(agents, tracing)),
    planners: tracedPlanners(planners, tracing),
  };
}

async function startEngine(
  { config, log, timers }: OpenHostOptions,
  { memory, registry, planners }: Parts,
  closeAll: () => Promise<void>,
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
      await closeAll();
    },
  };
}
