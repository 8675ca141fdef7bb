/** Makes vectors of entries taken from the queue. */
import { errorText, untilAborted } from "@bole/base";
import type { Store } from "@bole/store";
import { asMeant } from "../../titles/index.ts";
import { readTexts } from "../sql/entries.ts";
import { giveBack, keepVectors, type Taken, TRIES } from "../sql/queue.ts";
import type { SearchTables } from "../sql/tables.ts";
import { chunksOf } from "../text/chunks.ts";
import type { Meaning } from "./meaning.ts";
import type { PrecomputedVectors } from "./precomputed-vectors.ts";
import { packVectors } from "./quantise.ts";

export interface EmbedOptions {
  readonly store: Store<SearchTables>;
  readonly meaning: Meaning;
  readonly precomputed: PrecomputedVectors;
  readonly owner: string;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** After the first failure, doubled with each one; after the last try, the longest. */
const AGAIN_MS = 2_000;
const MUCH_LATER_MS = 600_000;

/** Throws if the embedder is away; then everything is due again, and nothing counts as a try. */
export async function embedTaken(taken: readonly Taken[], options: EmbedOptions): Promise<void> {
  const { store, now, owner } = options;
  for (const [place, item] of taken.entries()) {
    try {
      await embedOne(item, options);
    } catch (error) {
      const unfinished = taken.slice(place);
      const release = () =>
        Promise.all(unfinished.map((one) => giveBack(store, one, owner, now(), null)));
      if (options.signal.aborted) return void (await release());
      // Was it the text, or the embedder?
      await options.meaning.ready().catch(async (away: unknown) => {
        await release();
        throw away;
      });
      const failed = item.attempts + 1;
      const wait = failed >= TRIES ? MUCH_LATER_MS : AGAIN_MS * 2 ** item.attempts;
      await giveBack(store, item, owner, now() + wait, errorText(error));
    }
  }
}

async function embedOne(item: Taken, options: EmbedOptions): Promise<void> {
  const { store, owner, signal } = options;
  signal.throwIfAborted();
  const [entry] = await readTexts(store, item.tenant, [item.pos]);
  const texts = entry === undefined ? [] : chunksOf(entry).map(({ text }) => asMeant(text));
  const { model, vectors } = await vectorsOf(texts, options);
  await keepVectors(store, item, owner, { model, chunks: packVectors(vectors) });
}

async function vectorsOf(
  texts: readonly string[],
  { meaning, precomputed, signal }: EmbedOptions,
): Promise<{ readonly model: string; readonly vectors: readonly Float32Array[] }> {
  const { model } = meaning.known ?? (await meaning.ready());
  const known = await precomputed.find(model, texts);
  if (known !== null) return { model, vectors: known };
  // An embedder that ignores the signal must not keep anybody from closing.
  return untilAborted(meaning.embedder.embed(texts, { signal }), signal);
}
