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

/** `2026-11` or `2026-11-17`. */
export const AsOf = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/, "must be a month or a day");

/** Dollars for a million tokens. */
export const Price = z.strictObject({
  input: z.number().min(0),
  output: z.number().min(0),
  /** Input that the provider had cached. @default the price of other input */
  cached: z.number().min(0).optional(),
  /** When it was looked up: a month or a day. @default what the file says for all */
  as_of: AsOf.optional(),
});
export type Price = z.infer<typeof Price>;

const Label = z.string().regex(/^[a-z-]+:.+$/, "must be provider:name, which may end in *");

/** By `provider:name`; a name may end in `*`, and the longest that fits counts. */
export const PriceTable = z.record(Label, Price);
export type PriceTable = z.infer<typeof PriceTable>;

export const BUILT_IN_PRICES: PriceTable = dated(PriceTable.parse(builtIn.models), builtIn.as_of);

/** The table with a date at each price that has none of its own. */
export function dated(table: PriceTable, as_of: string): PriceTable {
  return Object.fromEntries(
    Object.entries(table).map(([label, price]) => [label, { as_of, ...price }]),
  );
}

const FREE: Price = { input: 0, output: 0 };

export function priceOf(table: PriceTable, model: ModelEndpoint): Price | undefined {
  const entry = priceEntry(table, modelLabel(model));
  if (entry !== undefined) return table[entry];
  return isOwnMachine(model) ? FREE : undefined;
}

/** The label that a model's price stands under; undefined where there is none. */
export function priceEntry(table: PriceTable, label: string): string | undefined {
  if (table[label] !== undefined) return label;
  return Object.keys(table)
    .filter((entry) => entry.endsWith("*") && label.startsWith(entry.slice(0, -1)))
    .toSorted((a, b) => b.length - a.length)[0];
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
