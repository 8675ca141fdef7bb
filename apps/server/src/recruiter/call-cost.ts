/** What one call for a task costs with the models that are configured, before any is made. */
import { costOf, type PriceTable, priceOf } from "@bole/models";
import type { CallCost } from "@bole/recruiter";
import type { Config } from "../config/load-config.ts";

export function callCostOf(
  { models, taskModels }: Pick<Config, "models" | "taskModels">,
  prices: PriceTable,
): CallCost {
  return (task, tokens) => {
    // Those after it are asked only where it does not answer.
    const [first] = taskModels[task] ?? models;
    if (first === undefined) return undefined;
    return costOf(priceOf(prices, first), { ...tokens, cached: 0 });
  };
}
