/** What one clause does: tool, polarity and closed values, with the likeliest others. */
import type { Alternative } from "../reading/reading.ts";
import { argmax, headOf, type Labels, softmax } from "./labels.ts";

type Polarity = Alternative["polarity"];

/** A way to read a clause, and how sure the network is of it. */
export interface Option {
  readonly tool: string;
  readonly polarity: Polarity;
  readonly sure: number;
}

export interface Act extends Option {
  readonly values: Readonly<Record<string, string>>;
  readonly others: readonly Option[];
}

const MOST_OTHERS = 2;

export function decodeAct(
  heads: ReadonlyMap<string, Float32Array>,
  labels: Labels,
  product: string,
): Act {
  const tools = ownTools(headOf(heads, "tool"), labels, product);
  const polarities = softmax(headOf(heads, "polarity"));
  const [best, ...others] = tools
    .flatMap(({ tool, p }) =>
      labels.polarity.map((polarity, at) => ({ tool, polarity, sure: p * (polarities[at] ?? 0) })),
    )
    .toSorted((a, b) => b.sure - a.sure);
  if (best === undefined) throw new Error(`it was not trained for "${product}"`);
  const values = valuesOf(heads, labels, product, best.tool);
  return { ...best, values, others: others.slice(0, MOST_OTHERS) };
}

export function ownTools(logits: Float32Array, labels: Labels, product: string) {
  const prefix = `${product}.`;
  const own = [...labels.tools.entries()].filter(([, name]) => name.startsWith(prefix));
  const p = softmax(Float32Array.from(own, ([at]) => logits[at] ?? 0));
  return own.map(([, name], at) => ({ tool: name.slice(prefix.length), p: p[at] ?? 0 }));
}

function valuesOf(
  heads: ReadonlyMap<string, Float32Array>,
  labels: Labels,
  product: string,
  tool: string,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const argument of labels.arguments[`${product}.${tool}`] ?? []) {
    const best = argmax(headOf(heads, `value ${product}.${argument}`));
    const value = labels.values[`${product}.${argument}`]?.[best];
    if (best > 0 && value !== undefined) values[argument] = value;
  }
  return values;
}
