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

/** By what was held out in training: 1 in 600 ordinary sentences is above `CERTAIN`, 1 in 60 above `DOUBT`. */
const CERTAIN = -1.5;
const CLEAR = -3;
const UNSURE = -5;
const DOUBT = -6.5;
/** With the reader's word for it, less is enough. */
const CONFIRMED = -7.5;
const READ = 0.4;

export function assessDistress(sentences: readonly Sentence[]): {
  readonly level: Distress;
  /** The sentences that show it: nothing of them is kept as a fact. */
  readonly shown: readonly string[];
} {
  const judged = sentences.map(({ text, features, calls }) => {
    const score = Math.max(...features.map((one) => scoreOf(one, weights())));
    const cares = needsCare(calls);
    return { text, score, level: levelOf(score, cares) };
  });
  const shown = judged.filter(({ score, level }) => level === "risk" || score >= DOUBT);
  const isClear = shown.some(({ score }) => score >= CLEAR);
  const isRisk =
    judged.some(({ level }) => level === "risk") ||
    shown.length >= SEVERAL ||
    (shown.length > 1 && isClear);
  const isUnsure = shown.length > 1 || judged.some(({ level }) => level === "unsure");
  const isStrained = judged.some(({ level }) => level === "strain");
  const level = isRisk ? "risk" : isUnsure ? "unsure" : isStrained ? "strain" : "none";
  // Where there is only a doubt, "I'd rather not do nights any more" stays what it is: a limit.
  const kept = isRisk ? shown : shown.filter(({ score }) => score >= CLEAR);
  return { level, shown: kept.map(({ text }) => text) };
}

export const needsCare = (calls: readonly ReadCall[]): boolean =>
  calls.some(({ tool, confidence }) => tool === "care" && confidence >= READ);

/** So many doubtful signs in one message are a clear one. */
const SEVERAL = 3;

/** Whether a piece of a sentence shows it by itself. */
export const isDoubtful = (features: Features): boolean => scoreOf(features, weights()) >= DOUBT;

function levelOf(score: number, cares: boolean): Distress {
  if (score >= (cares ? CONFIRMED : CERTAIN)) return "risk";
  if (score >= UNSURE) return "unsure";
  return cares ? "strain" : "none";
}

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
