/** The door to language models, as the configuration and the data folder say. */
import { join } from "node:path";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { CachePort, Logger } from "@bole/engine";
import {
  type CostAccount,
  createModels,
  type Embedder,
  type Models,
  openEmbedder,
  type PriceTable,
  readPrices,
} from "@bole/models";
import type { Config } from "../config/load-config.ts";

/** In the data folder; it overrides the prices that ship with Bole. */
const PRICES = "prices.json";

export interface OpenModels {
  /** Closing them closes the embedder, too. */
  readonly models: Models;
  readonly embedder: Embedder;
  readonly prices: PriceTable;
}

export async function openModels(
  { models, taskModels, dataFolder }: Pick<Config, "models" | "taskModels" | "dataFolder">,
  cache: CachePort,
  logger: Logger,
  account: CostAccount,
  threads: Threads = inlineThreads,
): Promise<OpenModels> {
  const prices = await readPrices(join(dataFolder, PRICES));
  // The vectors of two models cannot be compared, so of several the first is meant.
  const embedder = openEmbedder({ logger, endpoint: taskModels.embed?.[0] });
  return {
    models: createModels({ models, taskModels, prices, cache, logger, embedder, account, threads }),
    embedder,
    prices,
  };
}
