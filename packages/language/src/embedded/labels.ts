/** What the network's numbers stand for: `labels.json`, written by the training. Nothing else knows labels. */
import { z } from "zod";
import { Polarity, Reference } from "../examples/turn.ts";

const Sizes = z.record(z.string(), z.int().min(1));

export const Labels = z.object({
  /** How many numbers each head has, in their order: of a word, and of a clause. */
  tokens: Sizes,
  acts: Sizes,
  /** `product.tool` */
  tools: z.array(z.string()),
  polarity: z.array(Polarity),
  refs: z.array(Reference),
  /** "O", "B-who", "I-who", … */
  spans: z.array(z.string()),
  /** `product.argument` to its values; the first one is that there is none. */
  values: z.record(z.string(), z.array(z.string())),
  /** `product.tool` to its arguments with closed values. */
  arguments: z.record(z.string(), z.array(z.string())),
  /** `product.kind` of what words of a message can name. */
  known: z.array(z.string()).default([]),
});
export type Labels = z.infer<typeof Labels>;

/** A row of numbers, cut into its heads. */
export function splitHeads(
  row: Float32Array,
  sizes: Readonly<Record<string, number>>,
): ReadonlyMap<string, Float32Array> {
  let start = 0;
  const heads = new Map<string, Float32Array>();
  for (const [name, size] of Object.entries(sizes)) {
    heads.set(name, row.subarray(start, start + size));
    start += size;
  }
  if (start !== row.length) throw new Error("labels.json does not fit the network");
  return heads;
}

/** The numbers of one head; throws where the labels name it and the network has it not. */
export function headOf(heads: ReadonlyMap<string, Float32Array>, name: string): Float32Array {
  const head = heads.get(name);
  if (head === undefined) throw new Error(`the network has no head "${name}"`);
  return head;
}

export function softmax(logits: Float32Array): Float32Array {
  const most = logits[argmax(logits)] ?? 0;
  const powers = logits.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((value) => value / sum);
}

/** The place of the largest number; the first one of equals. */
export function argmax(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at++) {
    if ((values[at] ?? 0) > (values[best] ?? 0)) best = at;
  }
  return best;
}
