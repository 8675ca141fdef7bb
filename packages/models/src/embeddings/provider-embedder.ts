/** A provider's embedding model, through the Vercel AI SDK. */
import type { EmbeddingModel as SdkModel } from "ai";
import { classify } from "../call/classify.ts";
import { modelLabel } from "../choice/model-choice.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { modelErrors } from "../errors.ts";
import type { Embedder, EmbeddingModel, EmbedOptions } from "./embedder.ts";
import { normalise } from "./vector.ts";

/** Tries of one request: providers turn requests away when many come at once. */
const RETRIES = 2;

export function providerEmbedder(endpoint: ModelEndpoint, now: () => number): Embedder {
  const model = modelLabel(endpoint);
  let described: Promise<EmbeddingModel> | null = null;

  const ask = async (texts: readonly string[], { signal }: EmbedOptions) => {
    const sdk = await import("ai");
    try {
      const { embeddings } = await sdk.embedMany({
        model: await embeddingModel(endpoint),
        values: [...texts],
        maxRetries: RETRIES,
        ...(signal && { abortSignal: signal }),
      });
      return embeddings.map((values) => normalise(Float32Array.from(values)));
    } catch (error) {
      signal?.throwIfAborted();
      const isApiError = (value: unknown) => sdk.APICallError.isInstance(value);
      const last = sdk.RetryError.isInstance(error) ? error.lastError : error;
      const { message } = classify(last, { isApiError, key: endpoint.key, now: now() });
      throw modelErrors.error("embedder-unavailable", `${model}: ${message}.`);
    }
  };

  const describe = async (): Promise<EmbeddingModel> => {
    const [probe] = await ask(["伯乐"], {});
    return { model, dimensions: probe?.length ?? 0, knows_meaning: true };
  };
  const ready = () => {
    described ??= describe().catch((error: unknown) => {
      described = null;
      throw error;
    });
    return described;
  };

  return {
    ready,
    embed: async (texts, options = {}) => {
      const known = await ready();
      if (texts.length === 0) return { ...known, vectors: [] };
      const vectors = await ask(texts, options);
      const odd = vectors.find(({ length }) => length !== known.dimensions);
      if (odd || vectors.length !== texts.length) throw uneven(model);
      return { ...known, vectors };
    },
    close: async () => undefined,
  };
}

async function embeddingModel(endpoint: ModelEndpoint): Promise<SdkModel> {
  const { provider, name, url: baseURL, key = "" } = endpoint;
  if (provider === "openai") {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI({ baseURL, apiKey: key }).embedding(name);
  }
  if (provider === "openai-compatible") {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const apiKey = key === "" ? {} : { apiKey: key };
    return createOpenAICompatible({ name: provider, baseURL, ...apiKey }).embeddingModel(name);
  }
  throw modelErrors.error("embedder-unavailable", `${provider} has no embedding models.`);
}

const uneven = (model: string) =>
  modelErrors.error("embedder-unavailable", `${model} answered with vectors that do not fit.`);
