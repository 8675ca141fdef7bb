/** What all texts of a language have in common: the mean of their vectors, over what is sought together. */
import { TextLanguage } from "@bole/reading/text";
import { type Middle, middleOf } from "../memory/centre.ts";
import type { LanguageView, VectorSum } from "./language-view.ts";

/** A middle of fewer texts than this is none yet. */
const FEW = 8;
const FEWEST = 2;

interface Kept {
  readonly views: readonly LanguageView[];
  readonly middles: readonly Middle[];
}

/** The same ones as long as the views are. */
const kept = new WeakMap<LanguageView, Kept>();

/** Of each language, in the order of `TextLanguage.options`. */
export function middlesOf(views: readonly LanguageView[], dimensions: number): readonly Middle[] {
  const [first] = views;
  if (first === undefined) return [];
  const known = kept.get(first);
  const isSame = views.every((view, place) => view === known?.views[place]);
  if (known?.views.length === views.length && isSame) return known.middles;
  const middles = madeOf(views, dimensions);
  kept.set(first, { views, middles });
  return middles;
}

function madeOf(views: readonly LanguageView[], dimensions: number): Middle[] {
  const sums = TextLanguage.options.map((_, place) =>
    added(
      views.flatMap((view) => view.sums[place] ?? []),
      dimensions,
    ),
  );
  const all = added(sums, dimensions);
  return sums.map((own) => {
    // Where there is little of a language, what there is of the other one helps out.
    const { sum, count } = own.count < FEW && all.count > own.count ? all : own;
    return middleOf(Float32Array.from(sum, (value) => value / (count + FEWEST)));
  });
}

function added(sums: readonly VectorSum[], dimensions: number): VectorSum {
  const sum = new Float64Array(dimensions);
  for (const part of sums) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (part.sum[at] ?? 0);
  }
  return { sum, count: sums.reduce((all, { count }) => all + count, 0) };
}
