/** What one call for a task costs with the models that are configured, before any is made. */
import { costOf, type PriceTable, priceOf } from "@bole/models";
import type { CallCostOf } from "@bole/recruiter";
import type { ModelChoices } from "../models/model-choices.ts";

export function callCostOf(choices: Pick<ModelChoices, "chains">, prices: PriceTable): CallCostOf {
  return async (tenant) => {
    const { models, taskModels } = await choices.chains(tenant);
    return (task, tokens) => {
      // Those after it are asked only where it does not answer.
      const [first] = taskModels[task] ?? models;
      if (first === undefined) return undefined;
      return costOf(priceOf(prices, first), { ...tokens, cached: 0 });
    };
  };
}
