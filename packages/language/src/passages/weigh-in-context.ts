/**
 * How likely some sentences of a text are addressed to a machine, seen with what stands around them: the same words are
 * an attack in a résumé and an example in a report about attacks. A linear model over what the network makes of the
 * sentences alone and among their neighbours (`model/context.json`, made by `training/train-context.ts`).
 */
import { z } from "zod";
import { pool, rowsOf } from "../embedded/decode.ts";
import { encodeMessage } from "../embedded/encode-message.ts";
import type { ReadingModel } from "../embedded/read-message.ts";
import type { Place } from "../reading/reading.ts";

/** UTF-16 units on either side. */
const NEIGHBOURS = 150;

export const ContextFile = z.object({
  bias: z.number(),
  weights: z.base64().transform((text) => {
    const bytes = Buffer.from(text, "base64");
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  }),
});
export type ContextJudge = z.output<typeof ContextFile>;

/** Some sentences of a text, with their neighbours. */
export interface Surrounded {
  readonly text: string;
  /** Of the sentences in it. */
  readonly place: Place;
}

export function surrounded(text: string, [start, end]: Place): Surrounded {
  const from = Math.max(0, start - NEIGHBOURS);
  return { text: text.slice(from, end + NEIGHBOURS), place: [start - from, end - from] };
}

export function likelihood(features: Float32Array, { bias, weights }: ContextJudge): number {
  let sum = bias;
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The words' mean and the whole as the encoder sums it up, alone and among the neighbours. */
export async function featuresOf(
  model: Pick<ReadingModel, "network" | "pieces">,
  { text, place: [start, end] }: Surrounded,
  state: string,
): Promise<Float32Array> {
  const own = text.slice(start, end);
  const alone = await summed(model, { text: own, place: [0, own.length] }, state);
  const among = await summed(model, { text, place: [start, end] }, state);
  const features = new Float32Array(alone.length + among.length);
  features.set(alone);
  features.set(among, alone.length);
  return features;
}

async function summed(
  { network, pieces }: Pick<ReadingModel, "network" | "pieces">,
  { text, place: [start, end] }: Surrounded,
  state: string,
): Promise<Float32Array> {
  const [window] = encodeMessage(pieces, state, text);
  if (window === undefined) return new Float32Array();
  const { words, ids } = window;
  const { states } = await network.encode(window);
  const own = words.filter((word) => word.start < end && start < word.end);
  const pooled = pool(own.length > 0 ? own : words, rowsOf(states, ids.length));
  const width = pooled.length / 3;
  // Without the first word, which says little of several sentences.
  const [mean, whole] = [pooled.subarray(0, width), pooled.subarray(2 * width)];
  const both = new Float32Array(2 * width);
  both.set(mean);
  both.set(whole, width);
  return both;
}
