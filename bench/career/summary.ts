/** Figures over many clients. */
import type { Outcome } from "./play-story.ts";

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Of clients who write the same language: the share of the shorter plan that the other has, too. Mean and most. */
export function sharedActions(all: readonly Outcome[]): string {
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(({ story }) => story.language === one.story.language)
      .map(({ titles, story }) => {
        const both = [...titles].filter((title) => one.titles.has(title)).length;
        const share = both / Math.max(1, Math.min(titles.size, one.titles.size));
        return { share, of: `${one.story.id} and ${story.id}` };
      }),
  );
  const mean = sum(pairs.map(({ share }) => share)) / Math.max(1, pairs.length);
  const [worst] = pairs.toSorted((a, b) => b.share - a.share);
  return `${mean.toFixed(3)}, ${(worst?.share ?? 0).toFixed(3)}${worst && worst.share > 0 ? ` (${worst.of})` : ""}`;
}

export function times(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(0)} ms, ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
}
