/** Whether words show a risk to life: by a trained judge of sentences, and by what the reader makes of the message. */
import type { ReadCall } from "@bole/language";
import { type Bounds, needsCare, PLAIN } from "./bounds.ts";
import { type Features, scoreOf } from "./features.ts";
import { saysPlainly } from "./plain-words.ts";
import { judge } from "./stored-weights.ts";

/** `risk`: life may be at risk; `unsure`: it has to be asked; `strain`: hard, and nothing more. */
export type Distress = "none" | "strain" | "unsure" | "risk";

interface Sentence {
  readonly text: string;
  /** Of the sentence, and of its pieces where the reader hears that somebody needs care. */
  readonly features: readonly Features[];
  /** What the reader reads in it by itself. */
  readonly calls: readonly ReadCall[];
}

/** So many words say something by themselves; a Han character counts as half a word. */
const LEAST_WORDS = 3;

export function assessDistress(sentences: readonly Sentence[]): {
  readonly level: Distress;
  /** The sentences that show it: nothing of them is kept as a fact. */
  readonly shown: readonly string[];
} {
  const judged = sentences.map(({ text, features, calls }) => ({
    text,
    cares: needsCare(calls) || saysPlainly(text),
    level: isPlain(features, calls) ? "risk" : levelOf(text, scoreOfAll(features), calls),
  }));
  const of = (level: Distress) => judged.filter((one) => one.level === level);
  const [risks, doubts] = [of("risk"), of("unsure")];
  const isRisk = risks.length > 0 || doubts.length >= SEVERAL;
  // Where there is only a doubt, "I'd rather not do nights any more" stays what it is: a limit.
  const shown = isRisk ? [...risks, ...doubts] : doubts.filter(({ cares }) => cares);
  const softer = of("strain").length > 0 ? "strain" : "none";
  return {
    level: isRisk ? "risk" : doubts.length > 0 ? "unsure" : softer,
    shown: shown.map(({ text }) => text),
  };
}

/** Said plainly: the reader is sure that somebody needs care, and the judge does not speak against it. Nobody is asked softly then. */
const isPlain = (features: readonly Features[], calls: readonly ReadCall[]): boolean =>
  needsCare(calls, PLAIN) && Math.max(...features.map(scored)) >= judge().bounds.not_against;

const scored = (features: Features): number => scoreOf(features, judge().weights);

/** A piece says less than the sentence that it stands in: it counts where it is much clearer. */
function scoreOfAll([whole, ...pieces]: readonly Features[]): number {
  const own = whole === undefined ? Number.NEGATIVE_INFINITY : scored(whole);
  return Math.max(own, ...pieces.map((one) => scored(one) - FRAGMENT));
}
const FRAGMENT = 4;

/** So many doubtful sentences in one message are a clear sign. */
const SEVERAL = 3;

/** Whether a piece of a sentence shows it by itself: it is left out of the facts then. */
export const isDoubtful = (features: Features): boolean => scored(features) >= judge().bounds.doubt;

/** Of one sentence, by the judge's score and by what the reader hears in it. */
export function levelOf(
  text: string,
  score: number,
  calls: readonly ReadCall[],
  { unsure, confirmed, doubt }: Bounds = judge().bounds,
): Distress {
  if (saysPlainly(text)) return score >= unsure ? "risk" : "unsure";
  if (needsCare(calls)) return score >= confirmed ? "risk" : score >= doubt ? "unsure" : "strain";
  // "Skip", 跳过: too short for the judge alone.
  if (wordsIn(text) < LEAST_WORDS) return "none";
  // Alone it is never sure enough to leave out what somebody came for: they are asked.
  return score >= unsure ? "unsure" : "none";
}

const wordsIn = (text: string): number =>
  (text.match(/[\p{Script=Latin}\p{N}']+/gu)?.length ?? 0) +
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;
