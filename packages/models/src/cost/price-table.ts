/**
 * What models cost. Prices change without us, so the table is data: a file in the data folder says
 * it better, model by model. A price that nobody knows is not zero; it is unknown.
 */
import { isIP } from "node:net";
import { z } from "zod";
import { modelLabel } from "../choice/model-choice.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import builtIn from "./prices.json" with { type: "json" };
import type { TokenUsage } from "./token-usage.ts";

/** Dollars for a million tokens. */
export const Price = z.strictObject({
  input: z.number().min(0),
  output: z.number().min(0),
  /** Input that the provider had cached. @default the price of other input */
  cached: z.number().min(0).optional(),
});
export type Price = z.infer<typeof Price>;

const Label = z.string().regex(/^[a-z-]+:.+$/, "must be provider:name, which may end in *");

/** By `provider:name`; a name may end in `*`, and the longest that fits counts. */
export const PriceTable = z.record(Label, Price);
export type PriceTable = z.infer<typeof PriceTable>;

export const BUILT_IN_PRICES: PriceTable = PriceTable.parse(builtIn.models);

const FREE: Price = { input: 0, output: 0 };

export function priceOf(table: PriceTable, model: ModelEndpoint): Price | undefined {
  const label = modelLabel(model);
  const exact = table[label];
  if (exact !== undefined) return exact;
  const [longest] = Object.keys(table)
    .filter((entry) => entry.endsWith("*") && label.startsWith(entry.slice(0, -1)))
    .toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return table[longest];
  return isOwnMachine(model) ? FREE : undefined;
}

/** A server of one's own costs nothing by the token. */
function isOwnMachine({ provider, url }: ModelEndpoint): boolean {
  if (provider !== "openai-compatible") return false;
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (isIP(host) === 0) return host === "localhost" || !host.includes(".");
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(host);
}

/** In dollars; null where the price is unknown. */
export function costOf(price: Price | undefined, { input, output, cached }: TokenUsage) {
  if (price === undefined) return null;
  const fresh = Math.max(0, input - cached) * price.input;
  return (fresh + cached * (price.cached ?? price.input) + output * price.output) / 1_000_000;
}
