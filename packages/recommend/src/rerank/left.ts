/**
 * What is left of an item's parts where it is not what was asked for: a limit that it breaks, a title by words that
 * somebody wants to keep away, another language. How much each costs is learned with the weights of the parts.
 */
import { wordsOf } from "@bole/talent";
import { amountOf, BROKEN_KINDS, type BrokenLimit, brokenLimits } from "../limits/broken-limits.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { partWeights } from "./learned/part-weights.ts";
import type { Measures } from "./measure.ts";

export type Penalty = BrokenLimit["kind"] | "other_language" | "unwanted_title";

export const PENALTIES: readonly Penalty[] = [...BROKEN_KINDS, "other_language", "unwanted_title"];

/** How much of each there is, above 0 and up to 1; those that there are none of are left out. */
export function penaltiesOf(
  item: Item,
  asked: Asked,
  measures: Pick<Measures, "unwanted_words">,
): ReadonlyMap<Penalty, number> {
  const found = new Map<Penalty, number>();
  for (const broken of brokenLimits(item, asked)) found.set(broken.kind, amountOf(broken));
  if (isOtherLanguage(item, asked)) found.set("other_language", 1);
  const unwanted = unwantedShare(item, measures);
  if (unwanted > 0) found.set("unwanted_title", unwanted);
  return found;
}

export function shareLeft(penalties: ReadonlyMap<Penalty, number>): number {
  const { left } = partWeights();
  return [...penalties].reduce((share, [name, amount]) => share * (left[name] ?? 1) ** amount, 1);
}

/** Who types Chinese and says nothing of languages rather has an advertisement in Chinese, if it is as good. */
function isOtherLanguage({ language, kind }: Item, { wish, text_language }: Asked): boolean {
  const isOpen = wish === "" || kind === "person" || SAYS_LANGUAGE.test(wish);
  return !isOpen && language !== text_language;
}
const SAYS_LANGUAGE =
  /英语|英文|双语|外语|外企|海外|国外|出国|中文|汉语|[日德法韩]语|\b(?:english|chinese|mandarin|bilingual|abroad|overseas|multilingual)\b/iu;

/** What is called by a word that somebody wants to keep away is not what they want. */
function unwantedShare(
  { headline }: Pick<Item, "headline">,
  { unwanted_words }: Pick<Measures, "unwanted_words">,
): number {
  if (unwanted_words.length === 0) return 0;
  const title = new Set(Array.from(wordsOf(headline), ({ word }) => word));
  const found = unwanted_words.filter((word) => title.has(word)).length;
  return title.size === 0 ? 0 : found / title.size;
}
