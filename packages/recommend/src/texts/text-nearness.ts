/**
 * How far the meaning of each text stands out towards a question, as the index measures it: both from the
 * middle of their language, each against all others, in standard deviations.
 */
import type { TextLanguage } from "@bole/talent";

/** A middle of fewer texts than this is none yet. */
const FEW = 8;
const FEWEST = 2;

export interface TextVector {
  readonly language: TextLanguage;
  readonly values: Float32Array;
}

export function nearnessTo(
  question: TextVector,
  texts: readonly TextVector[],
): ReadonlyMap<string, number> {
  const middles = { zh: middleOf(texts, "zh"), en: middleOf(texts, "en") };
  const asked = fromMiddle(question, middles);
  const similar = texts.map((text) => product(asked, fromMiddle(text, middles)));
  const mean = similar.reduce((sum, value) => sum + value, 0) / (similar.length + FEWEST);
  const squares = similar.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, similar.length));
  if (deviation === 0) return new Map();
  return new Map(similar.map((value, place) => [String(place), (value - mean) / deviation]));
}

type Middles = Readonly<Record<TextLanguage, Float64Array>>;

/** Where there is little of a language, what there is of the other one helps out. */
function middleOf(texts: readonly TextVector[], language: TextLanguage): Float64Array {
  const own = texts.filter((text) => text.language === language);
  const used = own.length < FEW ? texts : own;
  const sum = new Float64Array(texts[0]?.values.length ?? 0);
  for (const { values } of used) {
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
  }
  return sum.map((value) => value / (used.length + FEWEST));
}

function fromMiddle({ language, values }: TextVector, middles: Middles): Float64Array {
  const moved = Float64Array.from(values, (value, at) => value - (middles[language][at] ?? 0));
  const length = Math.hypot(...moved) || 1;
  return moved.map((value) => value / length);
}

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
