/**
 * Sentences as the reader's network sees them: the mean of the states of its words, and the state of the whole. For small
 * judges that are trained on top of it; what the numbers mean is between them and the network.
 */
import type { OnnxContext } from "../onnx/onnx-job.ts";
import { onnxJob } from "../onnx/onnx-job.ts";
import { openOnnx } from "../onnx/shared-thread.ts";
import { rowsOf } from "./decode.ts";
import { encodeMessage } from "./encode-message.ts";
import { MODEL_FOLDER } from "./manifest.ts";
import { modelOf } from "./read-job.ts";

export interface SentenceStates {
  of(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

const STATES = onnxJob<typeof statesInThread>(new URL(import.meta.url), "statesInThread");

/** @param product whose conversations the sentences stand in */
export function openSentenceStates(product: string, onnx = openOnnx()): SentenceStates {
  return {
    of: (texts, signal) =>
      onnx.run(STATES, [MODEL_FOLDER.href, product, [...texts]], signal ? { signal } : {}),
    close: () => onnx.close(),
  };
}

export async function statesInThread(
  { runtime, once, signal }: OnnxContext,
  folder: string,
  product: string,
  texts: readonly string[],
): Promise<Float32Array[]> {
  const { network, pieces } = await modelOf({ runtime, once }, folder);
  const found: Float32Array[] = [];
  for (const text of texts) {
    signal.throwIfAborted();
    const [window] = encodeMessage(pieces, product, text);
    if (window === undefined || window.words.length === 0) {
      found.push(new Float32Array());
      continue;
    }
    const { states } = await network.encode(window);
    const stateAt = rowsOf(states, window.ids.length);
    found.push(
      scaled(
        window.words.map(({ place }) => stateAt(place)),
        stateAt(0),
      ),
    );
  }
  return found;
}

/** Of length one, so that long sentences weigh no more. */
function scaled(words: readonly Float32Array[], whole: Float32Array): Float32Array {
  const width = whole.length;
  const both = new Float32Array(2 * width);
  for (const word of words)
    for (let at = 0; at < width; at++) both[at] = (both[at] ?? 0) + (word[at] ?? 0) / words.length;
  both.set(whole, width);
  const length = Math.hypot(...both) || 1;
  return both.map((value) => value / length);
}
