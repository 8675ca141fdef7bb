/** Whether words show a risk to life: by a trained judge of sentences, and by what the reader makes of the message. */
import { readFileSync } from "node:fs";
import type { ReadCall } from "@bole/language";
import { z } from "zod";
import { type Features, scoreOf, type Weights } from "./features.ts";

/** `risk`: life may be at risk; `unsure`: it has to be asked; `strain`: hard, and nothing more. */
export type Distress = "none" | "strain" | "unsure" | "risk";

interface Sentence {
  readonly text: string;
  /** Of the sentence, and of its pieces where the reader hears that somebody needs care. */
  readonly features: readonly Features[];
  /** What the reader reads in it by itself. */
  readonly calls: readonly ReadCall[];
}

/**
 * By what was held out in training (`build-weights.ts` prints it): the judge alone has to be very sure, or the reader has to
 * hear it as well.
 */
const CERTAIN = 4;
const CONFIRMED = 2;
/** A piece of a sentence that shows a risk is left out of the facts from here on. */
const DARK = -4.2;
const UNSURE = 0.5;
const DOUBT = -4.2;
const READ = 0.4;
/** So many words say something by themselves; a Han character counts as half a word. */
const LEAST_WORDS = 3;

export function assessDistress(sentences: readonly Sentence[]): {
  readonly level: Distress;
  /** The sentences that show it: nothing of them is kept as a fact. */
  readonly shown: readonly string[];
} {
  const judged = sentences.map(({ text, features, calls }) => ({
    text,
    cares: needsCare(calls),
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
  calls.some(({ tool, confidence }) => tool === "care" && confidence >= PLAIN) &&
  Math.max(...features.map((one) => scoreOf(one, weights()))) >= NOT_AGAINST;
const PLAIN = 0.6;
const NOT_AGAINST = -2.5;

/** A piece says less than the sentence that it stands in: it counts where it is much clearer. */
function scoreOfAll([whole, ...pieces]: readonly Features[]): number {
  const score = (one: Features) => scoreOf(one, weights());
  const own = whole === undefined ? Number.NEGATIVE_INFINITY : score(whole);
  return Math.max(own, ...pieces.map((one) => score(one) - FRAGMENT));
}
const FRAGMENT = 4;

/** So many doubtful sentences in one message are a clear sign. */
const SEVERAL = 2;

export const needsCare = (calls: readonly ReadCall[]): boolean =>
  calls.some(({ tool, confidence }) => tool === "care" && confidence >= READ);

/** Whether a piece of a sentence shows it by itself. */
export const isDoubtful = (features: Features): boolean => scoreOf(features, weights()) >= DARK;

/** Of one sentence, by the judge's score and by what the reader hears in it. */
export function levelOf(text: string, score: number, calls: readonly ReadCall[]): Distress {
  if (needsCare(calls)) return score >= CONFIRMED ? "risk" : score >= DOUBT ? "unsure" : "strain";
  // "Skip", 跳过: too short for the judge alone.
  if (wordsIn(text) < LEAST_WORDS) return "none";
  return score >= CERTAIN ? "risk" : score >= UNSURE ? "unsure" : "none";
}

const wordsIn = (text: string): number =>
  (text.match(/[\p{Script=Latin}\p{N}']+/gu)?.length ?? 0) +
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

const Stored = z.object({
  ...{ bias: z.number(), meaning: z.base64(), state: z.base64(), runs: z.base64() },
});
let stored: Weights | undefined;

function weights(): Weights {
  if (stored !== undefined) return stored;
  const file = readFileSync(new URL("data/weights.json", import.meta.url), "utf8");
  const { bias, meaning, state, runs } = Stored.parse(JSON.parse(file));
  const floats = (text: string) =>
    new Float32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
  stored = { bias, meaning: floats(meaning), state: floats(state), runs: floats(runs) };
  return stored;
}
