/**
 * What each line of a résumé says of a requirement: whether it proves it, tells anything of it, or speaks against it. Linear
 * models (`line-weights.ts`) over what `line-evidence.ts` measures, learnt from lines that people judged.
 */
import { LINE_FEATURES, type LinesRequest, lineFeatures } from "./line-evidence.ts";
import { LINE_WEIGHTS, type LineWeights } from "./line-weights.ts";
import type { ProvingLine } from "./proving-lines.ts";

export interface LineReading {
  readonly line: ProvingLine;
  /** From 0 to 1: how likely it is that the line proves the whole of it. */
  readonly proves: number;
  /** That it proves a part of it, or the whole, or speaks against it. */
  readonly tells: number;
  /** That it has expired, is not complete, of a lower grade or somebody else's. */
  readonly against: number;
}

export function readLines(request: LinesRequest): LineReading[] {
  const weights = LINE_WEIGHTS[request.cosines === undefined ? "words" : "meaning"];
  return lineFeatures(request).flatMap((row, at) => {
    const line = request.lines[at];
    if (line === undefined) return [];
    return [
      {
        line,
        proves: likely(row, weights.proves),
        tells: likely(row, weights.tells),
        against: likely(row, weights.against),
      },
    ];
  });
}

function likely(row: readonly number[], weights: LineWeights): number {
  const sum = LINE_FEATURES.reduce((total, name, at) => total + weights[name] * (row[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
