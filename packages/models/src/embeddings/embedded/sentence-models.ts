/** The two sentence models themselves. Heavy: only the ONNX thread and the fit script load it. */
import type { Network, OnnxRuntime } from "@bole/language/onnx";
import { normalise } from "../vector.ts";
import { type ModelLanguage, readWeights, WIDTHS } from "./model-files.ts";
import { loadTokenizers } from "./tokenizers.ts";

/** A text as a vector of its language's own model. */
export type SentenceModels = (language: ModelLanguage, text: string) => Promise<Float32Array>;

export async function loadSentenceModels(runtime: OnnxRuntime): Promise<SentenceModels> {
  const network = async (language: ModelLanguage) => runtime.open(await readWeights(language));
  const [tokenise, zh, en] = await Promise.all([loadTokenizers(), network("zh"), network("en")]);
  const networks = { zh, en };
  return (language, text) => read(networks[language], tokenise[language](text), language);
}

/**
 * One text at a time. A batch is hardly faster on a CPU, and an int8 model rounds by the largest
 * number in a batch: a text's vector would depend on the texts beside it.
 */
async function read(
  network: Network,
  tokens: readonly number[],
  language: ModelLanguage,
): Promise<Float32Array> {
  const input = (of: (token: number) => number) => ({
    data: tokens.map(of),
    shape: [1, tokens.length],
  });
  const { last_hidden_state: states } = await network.run({
    input_ids: input((token) => token),
    attention_mask: input(() => 1),
    token_type_ids: input(() => 0),
  });
  if (states === undefined) throw new Error("the model gave no states");
  // bge was trained to put a sentence into its first token, MiniLM into the mean of all.
  const used = language === "zh" ? 1 : tokens.length;
  return normalise(sumOf(states, WIDTHS[language], used));
}

function sumOf(states: Float32Array, width: number, tokens: number): Float32Array {
  const sum = states.slice(0, width);
  for (let at = width; at < tokens * width; at++) {
    const place = at % width;
    sum[place] = (sum[place] ?? 0) + (states[at] ?? 0);
  }
  return sum;
}
