/** Judges items without a model: the same for the same question, whatever else is going on. */
import { brokenLimits, shareLeft } from "../limits/broken-limits.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { Parts } from "../state/ranked.ts";
import type { Measures } from "./measure.ts";
import { keywordPart } from "./parts/keyword-part.ts";
import { semanticPart } from "./parts/semantic-part.ts";
import { tagPart } from "./parts/tag-part.ts";
import { partsOf } from "./score.ts";

export function judgeEmbedded(item: Item, asked: Asked, measures: Measures): Parts {
  const weightOf = (id: string) => measures.concept_weights.get(id) ?? 1;
  const left = shareLeft(brokenLimits(item, asked));
  return partsOf({
    tag: left * tagPart(item, asked, weightOf),
    semantic: left * semanticPart(measures.nearness.get(item.id), measures.is_meaning_alone),
    keyword: left * keywordPart(item, measures),
  });
}
