/**
 * Learns the weights of the parts and what is left for each broken limit, together: the order is the score, which is
 * 40, 40 and 20 shares of the three. What is made smaller is the cross entropy of the grades (as gains of nDCG) and the
 * order, question by question; a little is kept of where it began, because the questions are few.
 */
import type { Weights } from "../../../packages/recommend/src/rerank/learned/part-weights.ts";
import { costAt, layoutOf, type Part, rowOf, scoreWithSlope, startOf } from "./differentiate.ts";
import type { MeasuredQuestion } from "./measured.ts";

const [STEPS, RATE, KEEP, SHARPNESS, FLOOR] = [250, 0.05, 0.003, 4, 0.01];

export function learnParts(questions: readonly MeasuredQuestion[]): Weights {
  const layout = layoutOf();
  const lists = questions
    .map(({ candidates }) => ({
      rows: candidates.map((one) => rowOf(layout, one)),
      gains: candidates.map(({ grades }) => grades.reduce((sum, one) => sum + 2 ** one - 1, 0)),
    }))
    .filter(({ gains }) => gains.some((gain) => gain > 0));
  const start = startOf(layout);
  const x = Float64Array.from(start);
  const [mean, square] = [new Float64Array(x.length), new Float64Array(x.length)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = start.map((from, at) => 2 * KEEP * ((x[at] ?? 0) - from));
    for (const { rows, gains } of lists) {
      const all = gains.reduce((sum, gain) => sum + gain, 0);
      const scored = rows.map((row) => scoreWithSlope(layout, row, x));
      const logits = scored.map(({ score }) => SHARPNESS * Math.log(score + FLOOR));
      const most = Math.max(...logits);
      const total = logits.reduce((sum, value) => sum + Math.exp(value - most), 0);
      for (const [at, { score, slopes }] of scored.entries()) {
        const surplus = Math.exp((logits[at] ?? 0) - most) / total - (gains[at] ?? 0) / all;
        const by = (surplus * SHARPNESS) / (score + FLOOR) / lists.length;
        for (let place = 0; place < x.length; place++) {
          slope[place] = (slope[place] ?? 0) + by * (slopes[place] ?? 0);
        }
      }
    }
    for (let at = 0; at < x.length; at++) {
      const down = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * down;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * down ** 2;
      const size = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      x[at] = (x[at] ?? 0) - (RATE * (mean[at] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  }
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  const partOf = (part: Part) => {
    const { first, names } = layout.parts[part];
    const weights = names.map((name, at) => [name, rounded(Math.max(0, x[first + 1 + at] ?? 0))]);
    return { bias: rounded(x[first] ?? 0), weights: Object.fromEntries(weights) };
  };
  const left = layout.costs.map((name, at) => {
    return [name, rounded(Math.exp(-costAt(x[layout.firstCost + at] ?? 0, name)))];
  });
  return {
    tag: partOf("tag"),
    semantic: partOf("semantic"),
    keyword: partOf("keyword"),
    left: Object.fromEntries(left),
  };
}
