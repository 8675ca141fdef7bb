/** Judges items without a model: the same for the same question, whatever else is going on. */
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { Parts } from "../state/ranked.ts";
import { featuresOf } from "./features.ts";
import { learnedPart } from "./learned/part-weights.ts";
import { penaltiesOf, shareLeft } from "./left.ts";
import type { Measures } from "./measure.ts";
import { partsOf } from "./score.ts";

export function judgeEmbedded(item: Item, asked: Asked, measures: Measures): Parts {
  const features = featuresOf(item, asked, measures);
  const left = shareLeft(penaltiesOf(item, asked, measures));
  return partsOf({
    tag: left * learnedPart("tag", features),
    semantic: left * learnedPart("semantic", features),
    keyword: left * learnedPart("keyword", features),
  });
}
