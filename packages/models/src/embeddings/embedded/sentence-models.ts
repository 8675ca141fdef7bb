/** The two sentence models themselves. Heavy: only the worker thread and the fit script load it. */
import { InferenceSession, Tensor } from "onnxruntime-node";
import { normalise } from "../vector.ts";
import { type ModelLanguage, readWeights, WIDTHS } from "./model-files.ts";
import { loadTokenizers, type Tokenise } from "./tokenizers.ts";

/** Texts of one language, each as a vector of that language's own model. */
export type SentenceModels = (
  language: ModelLanguage,
  texts: readonly string[],
) => Promise<Float32Array[]>;

export async function loadSentenceModels(threads: number): Promise<SentenceModels> {
  const options = { intraOpNumThreads: threads, interOpNumThreads: 1 };
  const session = async (language: ModelLanguage) =>
    InferenceSession.create(await readWeights(language), options);
  const [tokenise, zh, en] = await Promise.all([loadTokenizers(), session("zh"), session("en")]);
  const sessions = { zh, en };
  return (language, texts) => read(sessions[language], tokenise[language], language, texts);
}

async function read(
  session: InferenceSession,
  tokenise: Tokenise,
  language: ModelLanguage,
  texts: readonly string[],
): Promise<Float32Array[]> {
  const rows = texts.map(tokenise);
  const length = Math.max(...rows.map((row) => row.length));
  const ids = new BigInt64Array(rows.length * length);
  const mask = new BigInt64Array(rows.length * length);
  for (const [row, tokens] of rows.entries()) {
    for (const [at, token] of tokens.entries()) {
      ids[row * length + at] = BigInt(token);
      mask[row * length + at] = 1n;
    }
  }
  const tensor = (data: BigInt64Array) => new Tensor("int64", data, [rows.length, length]);
  const { last_hidden_state } = await session.run({
    input_ids: tensor(ids),
    attention_mask: tensor(mask),
    token_type_ids: tensor(new BigInt64Array(ids.length)),
  });
  const states = last_hidden_state?.data;
  if (!(states instanceof Float32Array)) throw new Error("The model gave no states.");
  const width = WIDTHS[language];
  return rows.map((tokens, row) => {
    const start = row * length * width;
    // bge was trained to put a sentence into its first token, MiniLM into the mean of all.
    const used = language === "zh" ? 1 : tokens.length;
    return normalise(sumOf(states, start, width, used));
  });
}

function sumOf(states: Float32Array, start: number, width: number, tokens: number): Float32Array {
  const sum = states.slice(start, start + width);
  for (let at = width; at < tokens * width; at++) {
    const place = at % width;
    sum[place] = (sum[place] ?? 0) + (states[start + at] ?? 0);
  }
  return sum;
}
