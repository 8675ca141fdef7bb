/** An engine in this process, on the SQLite file of a data folder that nobody else uses. */
import { createEngine, type Engine, type Logger, type Memory } from "@bole/engine";
import type { LoadedAgents } from "../../agents/load-agents.ts";
import { loadConfig } from "../../config/load-config.ts";
import { openMemory } from "../../engine/open-memory.ts";
import { prepareDataFolder } from "../../lifecycle/data-folder.ts";
import { lockDataFolder } from "../../lifecycle/data-lock.ts";
import type { Io } from "../io.ts";
import { onlyRun } from "./one-run-memory.ts";

export interface LocalEngine {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly close: () => Promise<void>;
}

export interface LocalEngineOptions {
  readonly io: Pick<Io, "env" | "cwd">;
  /** The data folder, if it is not the one that is configured. */
  readonly data: string | undefined;
  readonly loaded: LoadedAgents;
  readonly tenant: string;
  readonly runId: string;
  readonly logger: Logger;
}

export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  const { io, data, loaded, tenant, runId, logger } = options;
  const { dataFolder, memory: place } = loadConfig(inOneFolder(io.env, data), io.cwd);
  await prepareDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  try {
    const memory = await openMemory(place);
    const engine = createEngine({
      memory: onlyRun(memory, tenant, runId),
      registry: loaded.registry,
      planners: loaded.planners,
      logger,
    });
    return {
      engine,
      memory,
      close: async () => {
        await engine.close();
        await memory.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whatever servers are configured: a run in the terminal needs none of them. */
function inOneFolder(env: Io["env"], data: string | undefined): Io["env"] {
  return {
    ...env,
    BOLE_MEMORY: undefined,
    BOLE_DATABASE_URL: undefined,
    BOLE_REDIS_URL: undefined,
    ...(data !== undefined && { BOLE_DATA: data }),
  };
}
