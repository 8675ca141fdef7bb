import type { Logger } from "@bole/engine";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { Embedder } from "./embedder.ts";
import { hashedNgrams } from "./hashed-ngrams.ts";
import { providerEmbedder } from "./provider-embedder.ts";
import { SentenceEmbedder } from "./sentence-embedder.ts";
import { withFallback } from "./with-fallback.ts";

export interface EmbedderOptions {
  readonly logger: Pick<Logger, "warn">;
  /** A provider's model. @default the one that ships with Bole */
  readonly endpoint?: ModelEndpoint | undefined;
  /** @default Date.now */
  readonly now?: () => number;
}

/**
 * Texts as vectors, by whatever there is. Nothing is loaded before it is needed. A provider's model
 * that fails is not replaced: its vectors and those of another one do not mix.
 */
export function openEmbedder({ logger, endpoint, now = Date.now }: EmbedderOptions): Embedder {
  if (endpoint) return providerEmbedder(endpoint, now);
  return withFallback(new SentenceEmbedder(), hashedNgrams(), (error) =>
    logger.warn("No sentence model: texts are compared by their words alone", { error }),
  );
}
