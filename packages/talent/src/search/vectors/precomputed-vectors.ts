/** Vectors that were computed before and ship with the program: their texts need no embedder. */
export interface PrecomputedVectors {
  /** The vectors of all texts, in order; null if that of any text is missing or of another model. */
  find(model: string, texts: readonly string[]): Promise<Float32Array[] | null>;
}

export const noPrecomputedVectors: PrecomputedVectors = { find: async () => null };
