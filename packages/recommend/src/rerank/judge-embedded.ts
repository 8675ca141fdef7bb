/** Judges items without a model: the same for the same question, whatever else is going on. */
import { wordsOf } from "@bole/talent";
import { brokenLimits, shareLeft } from "../limits/broken-limits.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { Parts } from "../state/ranked.ts";
import type { Measures } from "./measure.ts";
import { keywordPart } from "./parts/keyword-part.ts";
import { semanticPart } from "./parts/semantic-part.ts";
import { tagPart } from "./parts/tag-part.ts";
import { partsOf } from "./score.ts";
import { TUNING } from "./tuning.ts";

export function judgeEmbedded(item: Item, asked: Asked, measures: Measures): Parts {
  const weightOf = (id: string) => measures.concept_weights.get(id) ?? 1;
  const likeness = measures.title_likeness.get(item.id);
  const left = shareLeft(brokenLimits(item, asked)) * inOwnLanguage(item, asked);
  return partsOf({
    tag: left * keptOf(item, measures) * tagPart(item, asked, weightOf, likeness),
    semantic: left * meaningPart(item, measures, likeness),
    keyword: left * keywordPart(item, measures),
  });
}

/** Who types Chinese and says nothing of languages rather has an advertisement in Chinese, if it is as good. */
function inOwnLanguage({ language, kind }: Item, { wish, text_language }: Asked): number {
  const isOpen = wish === "" || kind === "person" || SAYS_LANGUAGE.test(wish);
  return isOpen || language === text_language ? 1 : TUNING.other_language;
}
const SAYS_LANGUAGE =
  /英语|英文|双语|外语|外企|海外|国外|出国|中文|汉语|[日德法韩]语|\b(?:english|chinese|mandarin|bilingual|abroad|overseas|multilingual)\b/iu;

/** By all that was made of a question, by the question as it was typed, and by what the item is called. */
function meaningPart(
  { id }: Item,
  { nearness, wish_nearness, is_meaning_alone }: Measures,
  likeness: number | undefined,
): number {
  const shares = [nearness.get(id), wish_nearness.get(id)]
    .filter((near) => near !== undefined)
    .map((near) => semanticPart(near, is_meaning_alone));
  if (likeness !== undefined && !is_meaning_alone) shares.push(likeness);
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What is called by a word that somebody wants to keep away is not what they want. */
function keptOf({ headline }: Item, { unwanted_words }: Measures): number {
  if (unwanted_words.length === 0) return 1;
  const title = new Set(Array.from(wordsOf(headline), ({ word }) => word));
  return unwanted_words.some((word) => title.has(word)) ? TUNING.avoided : 1;
}
