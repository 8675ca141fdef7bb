import type { Embedder, EmbeddingModel } from "./embedder.ts";

/**
 * Uses the first embedder if it can be loaded, the second one if not. Decided once: an index whose
 * vectors come now from one model and now from the other would be worth nothing.
 */
export function withFallback(
  first: Embedder,
  second: Embedder,
  onFallback: (why: unknown) => void,
): Embedder {
  let chosen: Promise<Embedder> | null = null;
  const choose = () => {
    chosen ??= first.ready().then(
      () => first,
      (why: unknown) => {
        onFallback(why);
        return second;
      },
    );
    return chosen;
  };
  return {
    ready: async (): Promise<EmbeddingModel> => (await choose()).ready(),
    embed: async (texts, options) => (await choose()).embed(texts, options),
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
