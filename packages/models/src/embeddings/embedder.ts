/**
 * Texts as vectors. Whoever stores one stores the model's name with it: vectors of two models
 * cannot be compared, and another name means that everything is indexed again.
 */
export interface Embedder {
  /** Loads the model if that has not happened yet, and says what it is. */
  ready(): Promise<EmbeddingModel>;
  /** One vector of length 1 for each text, in order. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Embeddings>;
  close(): Promise<void>;
}

export interface EmbeddingModel {
  readonly model: string;
  readonly dimensions: number;
  /** Whether texts that say the same in other words, or in the other language, are close. */
  readonly knows_meaning: boolean;
}

export interface Embeddings extends EmbeddingModel {
  readonly vectors: readonly Float32Array[];
}

export interface EmbedOptions {
  readonly signal?: AbortSignal;
}
