/**
 * From which score on the judge is believed. The bounds come from sentences that were held out in training, so they
 * move with the weights: each says how many of the sentences that show no risk may reach it, and how many whole
 * messages of people who only ask about work. A long message has many sentences, and each may be mistaken.
 */
import type { ReadCall } from "@bole/language";
import { z } from "zod";

export const Bounds = z.object({
  /** By the judge alone, to be asked. */
  unsure: z.number(),
  /** A risk where the reader hears it as well. */
  confirmed: z.number(),
  /** To be asked where the reader hears it as well. */
  doubt: z.number(),
  /** The judge does not speak against a reader that is sure. */
  not_against: z.number(),
});
export type Bounds = z.infer<typeof Bounds>;

interface Judged {
  /** The message that it stands in, where that is a whole one of somebody who only asks about work. */
  readonly message?: number;
  readonly label: string;
  readonly score: number;
  readonly calls: readonly ReadCall[];
}

const READ = 0.4;
/** From here on the reader is sure. */
export const PLAIN = 0.6;

/** Whether the reader hears that somebody needs care. */
export const needsCare = (calls: readonly ReadCall[], least = READ): boolean =>
  calls.some(({ tool, confidence }) => tool === "care" && confidence >= least);

/** Shares of sentences under strain, and of ordinary ones, that stay below a bound; shares of risks that reach it. */
const BELOW = {
  unsure: { strain: 0.9, ordinary: 0.997 },
  confirmed: { strain: 0.9, ordinary: 0.98 },
} as const;
/** Shares of whole messages without a risk of which no sentence reaches a bound. */
const QUIET = { unsure: 0.975, confirmed: 0.997, doubt: 0.975, not_against: 0.997 };
const REACHED = { doubt: 0.98, not_against: 0.95 } as const;

export function boundsOf(judged: readonly Judged[]): Bounds {
  const scores = (...labels: string[]) => {
    const own = judged.filter(({ label }) => labels.includes(label));
    return { heard: sorted(own, true), alone: sorted(own, false) };
  };
  const [risk, strain, ordinary] = [scores("risk"), scores("strain"), scores("plain", "turn")];
  const above = (bound: keyof typeof BELOW, heard: "heard" | "alone") =>
    Math.max(
      quantile(strain[heard], BELOW[bound].strain),
      quantile(ordinary[heard], BELOW[bound].ordinary),
    );
  const alone = loudest(judged, ({ calls }) => !needsCare(calls));
  const heard = loudest(judged, ({ calls }) => needsCare(calls));
  const plain = loudest(judged, ({ calls }) => needsCare(calls, PLAIN));
  const bound = (name: keyof typeof QUIET, messages: readonly number[], least: number) =>
    Math.max(least, quantile(messages, QUIET[name]));
  return {
    unsure: bound("unsure", alone, above("unsure", "alone")),
    confirmed: bound("confirmed", heard, above("confirmed", "heard")),
    doubt: bound("doubt", heard, quantile(risk.heard, 1 - REACHED.doubt)),
    not_against: bound("not_against", plain, quantile(risk.heard, 1 - REACHED.not_against)),
  };
}

/** Of each whole message, the highest score of its sentences; in order. Those without one are the quietest. */
function loudest(judged: readonly Judged[], counts: (one: Judged) => boolean): number[] {
  const own = judged.filter(({ message }) => message !== undefined);
  return Object.values(Object.groupBy(own, ({ message }) => message ?? -1))
    .map((list = []) => Math.max(...list.filter(counts).map(({ score }) => score)))
    .toSorted((a, b) => a - b);
}

const sorted = (judged: readonly Judged[], heard: boolean): number[] =>
  judged
    .filter(({ calls }) => needsCare(calls) === heard)
    .map(({ score }) => score)
    .toSorted((a, b) => a - b);

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(Math.floor(ascending.length * share), ascending.length - 1)] ??
  Number.NEGATIVE_INFINITY;
