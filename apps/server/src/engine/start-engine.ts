/** The engine itself, with what keeps it at work: recovery, the queue, and approvals that expire. */
import {
  createEngine,
  createRegistry,
  type EffectsGate,
  type Memory,
  type WorkQueue,
} from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { Logger } from "pino";
import type { LoadedAgents } from "../agents/load-agents.ts";
import type { Config } from "../config/load-config.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { tracedAgents, tracedMemory, tracedPlanners } from "../observe/traced.ts";
import type { Tracing } from "../observe/tracing.ts";
import { startExpiring } from "../recruiter/approval-expiry.ts";
import type { PreparedRecruiter } from "../recruiter/open-recruiter.ts";
import { RunFeeds } from "../runs/run-feeds.ts";
import type { EngineHost } from "./engine-host.ts";
import { engineLogger } from "./engine-logger.ts";

/** How often a process looks for runs that nobody works on: others may have died. */
const RECOVER_MS = 5_000;
/** How often it asks whether a process that holds runs has died. */
const TAKE_OVER_MS = 1_000;

interface Surroundings {
  readonly config: Config;
  readonly log: Logger;
  readonly timers: Timers;
}

interface StartedEngine
  extends Pick<
    EngineHost,
    "engine" | "recruiter" | "memory" | "registry" | "guardrails" | "feeds"
  > {
  /** Stops working; what is unfinished goes on at the next start, or elsewhere. */
  readonly close: () => Promise<void>;
}

/** What an engine works with. */
interface Parts extends Pick<LoadedAgents, "registry" | "planners"> {
  readonly memory: Memory;
  readonly guardrails: Guardrails;
  readonly effects: EffectsGate;
  /** Agents that ship with Bole: a waiting session goes on with their new versions. */
  readonly adopts: (agent: string) => boolean;
}

export function traced(parts: Parts, tracing: Tracing): Parts {
  const { memory, registry, planners } = parts;
  // The adapter is in every registry, and cannot be given again.
  const agents = registry.list().filter(({ name }) => name !== "adapter");
  return {
    ...parts,
    memory: tracedMemory(memory, tracing),
    registry: createRegistry(tracedAgents(agents, tracing), {
      earlier: tracedAgents(registry.earlier(), tracing),
    }),
    planners: tracedPlanners(planners, tracing),
  };
}

export async function startEngine(
  { config, log, timers }: Surroundings,
  { memory, registry, planners, guardrails, effects, adopts, queue }: Parts & { queue: WorkQueue },
  prepared: PreparedRecruiter,
  closeAll: () => Promise<void>,
): Promise<StartedEngine> {
  const engine = createEngine({
    memory,
    registry,
    planners,
    effects,
    adopts,
    logger: engineLogger(log),
    queue,
  });
  // Before anything goes on: what does may be a message.
  const recruiter = prepared.open({ engine, memory, registry, logger: engineLogger(log) });
  await engine.recover({ alone: config.mode === "embedded" });
  const stopWorking = config.works ? await engine.workQueue() : async () => undefined;
  const stopLooking = timers.every(RECOVER_MS, () => {
    Promise.all([engine.recover(), recruiter.look()]).catch((error: unknown) =>
      log.error({ err: error }, "unfinished runs could not be read"),
    );
  });
  const stopTakingOver = timers.every(TAKE_OVER_MS, () => {
    engine
      .takeOver()
      .catch((error: unknown) => log.error({ err: error }, "dead processes could not be found"));
  });
  const stopExpiring = startExpiring(recruiter.workflows, log, timers);
  return {
    engine,
    recruiter,
    memory,
    registry,
    guardrails,
    feeds: new RunFeeds({ engine, memory, log }),
    close: async () => {
      stopLooking();
      stopTakingOver();
      await stopExpiring();
      // First it stops what the queue waits for.
      await Promise.all([engine.close(), stopWorking()]);
      await recruiter.close();
      await closeAll();
    },
  };
}
