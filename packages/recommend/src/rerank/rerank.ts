/**
 * Judges what was filtered, by a model where there is one and by rules where not, and puts it in
 * order. A model that fails costs nothing but its reasons: the embedded judgement stands ready.
 */
import type { TaskCtx } from "@bole/models";
import type { KnownParts } from "../parts.ts";
import type { Analysed } from "../recall/tracks.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { judgeByModel } from "./judge/judge-by-model.ts";
import { judgeEmbedded } from "./judge-embedded.ts";
import { type Measures, measure } from "./measure.ts";
import { inOrder, type Judged } from "./rank.ts";

export interface Reranked {
  /** All of them, the best first. */
  readonly judged: Judged[];
  readonly measures: Measures;
  /** Null for the embedded judgement. */
  readonly model: string | null;
  /** Why a model that is configured did not judge. */
  readonly why: string | null;
}

export async function rerank(
  parts: Pick<KnownParts, "search" | "models" | "meaning">,
  tenant: string,
  analysed: Analysed & { readonly asked: Asked },
  items: readonly Item[],
  ctx: TaskCtx,
): Promise<Reranked> {
  const { asked } = analysed;
  const measures = await measure(parts, tenant, analysed, items);
  const embedded = (item: Item): Judged => ({
    item,
    parts: judgeEmbedded(item, asked, measures),
    nearness: measures.nearness.get(item.id),
  });
  // Who tries to tell a model what to think is not shown to one.
  const shown = items.filter(({ gives_orders }) => !gives_orders);
  const answer = await judgeByModel(parts, shown, asked, ctx);
  if (answer.judged === null) {
    return { judged: inOrder(items.map(embedded)), measures, model: null, why: answer.why };
  }
  const others = items.filter(({ gives_orders }) => gives_orders).map(embedded);
  const judged = inOrder([...answer.judged, ...others]);
  return { judged, measures, model: answer.model, why: null };
}
