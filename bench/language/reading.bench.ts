/** How well the embedded reader reads labelled turns, by product and language. */
import type { Report } from "../table.ts";
import { type Summary, summarise } from "./score.ts";
import { scoredSets } from "./score-sets.ts";

const SHARES = [
  ...["tools", "acts", "values", "spans", "frame"],
  ...["asked", "actsUnasked", "harmful", "harmfulUnasked"],
] as const satisfies readonly (keyof Summary)[];

export async function report(): Promise<Report> {
  const rows = (await scoredSets()).flatMap(({ name, turns }) => {
    const groups = Object.groupBy(turns, ({ product, language }) => `${product} ${language}`);
    return [["all", turns] as const, ...Object.entries(groups).toSorted()].map(([group, part]) => {
      const summary = summarise(part ?? []);
      return [name, group, `${summary.turns}`, ...SHARES.map((key) => summary[key].toFixed(3))];
    });
  });
  return {
    title: "Reading sentences without a model",
    about:
      "Turns of conversations with their state, read by the embedded reader alone, without linking. *Tools*: all calls of a message right; *acts*: with polarity; *values*: with closed values; *spans*: all words that name something; *frame*: everything, word for word. *Asked*: a call was less sure than its risk demands (reading 0.6, proposing 0.8, changing 0.9). *Harmful*: a call that the label has not would prepare or change something; the last column counts those that are not asked about. Sealed sets under `bench/sealed`, or `npm run bench -- language/reading <files or folders>`.",
    head: [
      ...["set", "product, language", "turns", "tools", "acts", "values", "spans", "frame"],
      ...["asked", "acts unasked", "harmful", "harmful unasked"],
    ],
    rows,
  };
}
