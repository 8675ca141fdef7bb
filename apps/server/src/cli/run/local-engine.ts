/** An engine in this process, on the SQLite file of a data folder that nobody else uses. */
import { createEngine, type Engine, type Logger, type Memory } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import { createPlanner } from "@bole/models/planning";
import { createDigestPool, createSearchIndex, openTalent } from "@bole/talent";
import type { LoadedAgents } from "../../agents/load-agents.ts";
import { type Config, loadConfig } from "../../config/load-config.ts";
import { openModels } from "../../engine/open-models.ts";
import { openStorage, type Storage } from "../../engine/open-storage.ts";
import { CostGuard } from "../../guardrails/cost-guard.ts";
import { guardedParts } from "../../guardrails/guarded-parts.ts";
import { openGuardrails } from "../../guardrails/open-guardrails.ts";
import { vaultSecret } from "../../guardrails/vault-secret.ts";
import { prepareDataFolder } from "../../lifecycle/data-folder.ts";
import { lockDataFolder } from "../../lifecycle/data-lock.ts";
import { MailChoices } from "../../mail/mail-choices.ts";
import { mailRouteOf } from "../../mail/mail-route.ts";
import { ModelChoices } from "../../models/model-choices.ts";
import { UsageStore } from "../../models/usage-store.ts";
import { talentEffects } from "../../talent/talent-effects.ts";
import type { Io } from "../io.ts";
import { onlyRun } from "./one-run-memory.ts";

export interface LocalEngine {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly guardrails: Guardrails;
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
  const { io, data } = options;
  const config = loadConfig(inOneFolder(io.env, data), io.cwd);
  await prepareDataFolder(config.dataFolder);
  await using opened = new AsyncDisposableStack();
  const lock = lockDataFolder(config.dataFolder);
  opened.defer(() => lock.release());
  const storage = await openStorage(config);
  const { memory } = storage;
  opened.defer(() => memory.close());
  const guardrails = openGuardrails(storage.guardrails, options.logger, vaultSecret(config));
  const engine = await engineOn(storage, guardrails, config, options);
  opened.defer(() => engine.close());
  // From here on it is the caller's to close, in the opposite order.
  const all = opened.move();
  return { engine, memory, guardrails, close: () => all.disposeAsync() };
}

async function engineOn(
  { memory, talent: store, models: usage, mail: mailStore }: Storage,
  guardrails: Guardrails,
  config: Config,
  options: LocalEngineOptions,
) {
  const { loaded, tenant, runId, logger } = options;
  const costs = new CostGuard(guardrails, new UsageStore(usage, guardrails));
  const secret = vaultSecret(config);
  const choices = new ModelChoices({ store: usage, secret, configured: config });
  // As on the page: who brings no planner gets the one that plans with any agents.
  const { models, embedder } = await openModels(config, choices, memory.cache, logger, costs);
  const general = createPlanner(models);
  const planners = { general, default: general, ...loaded.planners };
  // Neither reads files nor makes vectors nor sends mail here: all that waits for the next start.
  const search = createSearchIndex({ store, embedder, warn: logger.warn });
  const digest = createDigestPool({ now: () => new Date() });
  const mailChoices = new MailChoices({ store: mailStore, secret, configured: config });
  const routeOf = mailRouteOf(mailChoices, config);
  const mail = async (of: string) => (await routeOf(of)).settings;
  const talent = openTalent({ store, search, digest, guardrails, mail });
  return createEngine({
    memory: onlyRun(memory, tenant, runId),
    ...guardedParts({ registry: loaded.registry, planners }, guardrails, costs),
    effects: talentEffects(talent),
    logger,
  });
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
