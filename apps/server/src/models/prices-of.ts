import { BUILT_IN_PRICES, type PriceTable, priceEntry } from "@bole/models";
import type { ModelPrice } from "../http/contract/usage.ts";

/** The prices that hold for some models, each once. */
export function pricesOf(table: PriceTable, models: ReadonlySet<string>): ModelPrice[] {
  const entries = new Set([...models].map((label) => priceEntry(table, label)));
  return [...entries].flatMap((label) => {
    const price = label === undefined ? undefined : table[label];
    if (label === undefined || price === undefined) return [];
    const { input, output, cached = input, as_of } = price;
    const own = price !== BUILT_IN_PRICES[label];
    return [{ ...{ model: label, input, output, cached, own }, as_of: as_of ?? "" }];
  });
}
