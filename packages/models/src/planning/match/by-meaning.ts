/** Finds an agent for a wish that uses none of its words. */
import type { CatalogueEntry } from "@bole/engine";
import type { Embedder } from "../../embeddings/embedder.ts";
import { similarity } from "../../embeddings/vector.ts";

/**
 * Where a wish and an agent begin to have to do with each other: wishes for something else came to
 * 0.16 at most, those for what an agent does to 0.28 and more, in both languages.
 */
const RELATED = 0.25;

export type FindByMeaning = (clause: string) => Promise<CatalogueEntry | undefined>;

/** What agents do is read when the first wish needs it: most goals name what they want. */
export function byMeaning(
  agents: readonly CatalogueEntry[],
  embedder: Pick<Embedder, "ready" | "embed">,
  signal: AbortSignal,
): FindByMeaning {
  let described: Promise<readonly Float32Array[]> | null = null;
  const vectorsOf = async (texts: readonly string[]) =>
    (await embedder.embed(texts, { signal })).vectors;
  return async (clause) => {
    if (!(await embedder.ready()).knows_meaning) return undefined;
    described ??= vectorsOf(
      agents.map(({ name, description }) => `${name.replaceAll("_", " ")}. ${description}`),
    );
    const [wish] = await vectorsOf([clause]);
    const [first] = (await described)
      .map((vector, index) => ({ index, score: wish ? similarity(wish, vector) : 0 }))
      .filter(({ score }) => score >= RELATED)
      .toSorted((a, b) => b.score - a.score);
    return first && agents[first.index];
  };
}
