/** The door to language models, as the configuration and the data folder say. */
import { join } from "node:path";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { CachePort, Logger } from "@bole/engine";
import {
  type CostAccount,
  createModels,
  type Embedder,
  type ModelEndpoint,
  type Models,
  type ModelTrial,
  openEmbedder,
  type PriceTable,
  readPrices,
  type TaskCtx,
  tryModel,
} from "@bole/models";
import type { Config } from "../config/load-config.ts";
import type { ModelChoices } from "../models/model-choices.ts";

/** In the data folder; it overrides the prices that ship with Bole. */
const PRICES = "prices.json";

export interface OpenModels {
  /** Closing them closes the embedder, too. */
  readonly models: Models;
  readonly embedder: Embedder;
  readonly prices: PriceTable;
  readonly tryModel: TryModel;
}

/** Tries a model out, on the tenant's account. */
export type TryModel = (endpoint: ModelEndpoint, ctx: TaskCtx) => Promise<ModelTrial>;

export async function openModels(
  { taskModels, dataFolder }: Pick<Config, "taskModels" | "dataFolder">,
  choices: Pick<ModelChoices, "chains">,
  cache: CachePort,
  logger: Logger,
  account: CostAccount,
  threads: Threads = inlineThreads,
): Promise<OpenModels> {
  const prices = await readPrices(join(dataFolder, PRICES));
  // The vectors of two models cannot be compared, so of several the first is meant.
  const embedder = openEmbedder({ logger, endpoint: taskModels.embed?.[0] });
  const shared = { prices, logger, embedder, account, threads };
  const chainsOf = (tenant: string) => choices.chains(tenant);
  return {
    models: createModels({ ...shared, cache, chainsOf }),
    embedder,
    prices,
    tryModel: (endpoint, ctx) =>
      tryModel(createModels({ ...shared, models: [endpoint], retries: 0 }), endpoint, ctx),
  };
}
