/** The two sentence models themselves. Heavy: only the worker thread and the fit script load it. */
import { InferenceSession, Tensor } from "onnxruntime-node";
import { normalise } from "../vector.ts";
import { type ModelLanguage, readWeights, WIDTHS } from "./model-files.ts";
import { loadTokenizers } from "./tokenizers.ts";

/** A text as a vector of its language's own model. */
export type SentenceModels = (language: ModelLanguage, text: string) => Promise<Float32Array>;

export async function loadSentenceModels(threads: number): Promise<SentenceModels> {
  const options = { intraOpNumThreads: threads, interOpNumThreads: 1 };
  const session = async (language: ModelLanguage) =>
    InferenceSession.create(await readWeights(language), options);
  const [tokenise, zh, en] = await Promise.all([loadTokenizers(), session("zh"), session("en")]);
  const sessions = { zh, en };
  return (language, text) => read(sessions[language], tokenise[language](text), language);
}

/**
 * One text at a time. A batch is hardly faster on a CPU, and an int8 model rounds by the largest
 * number in a batch: a text's vector would depend on the texts beside it.
 */
async function read(
  session: InferenceSession,
  tokens: readonly number[],
  language: ModelLanguage,
): Promise<Float32Array> {
  const tensor = (of: (token: number) => number) =>
    new Tensor(
      "int64",
      BigInt64Array.from(tokens, (token) => BigInt(of(token))),
      [1, tokens.length],
    );
  const { last_hidden_state } = await session.run({
    input_ids: tensor((token) => token),
    attention_mask: tensor(() => 1),
    token_type_ids: tensor(() => 0),
  });
  const states = last_hidden_state?.data;
  if (!(states instanceof Float32Array)) throw new Error("The model gave no states.");
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
