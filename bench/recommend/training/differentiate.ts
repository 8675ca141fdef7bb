/** The score of a candidate as the recommendation gives it, and how it changes with each number that is learned. */
import { FEATURES } from "../../../packages/recommend/src/rerank/features.ts";
import { PENALTIES } from "../../../packages/recommend/src/rerank/left.ts";
import type { MeasuredQuestion } from "./measured.ts";

const SHARES = { tag: 0.4, semantic: 0.4, keyword: 0.2 } as const;
export type Part = keyof typeof SHARES;
const PARTS = ["tag", "semantic", "keyword"] as const;
const START = { bias: { tag: -2, semantic: -2, keyword: -1 }, weight: 0.7, cost: 0.5 };
/** What is broken always costs something, and never all. */
const COST = { least: 0.1, most: 1.6 };
/** Only one set has advertisements in two languages: too little to learn that one of them hardly counts. */
const MOST: Partial<Record<string, number>> = { other_language: 0.22 };

/** Where the numbers stand in the vector that is learned: of each part its bias and its weights, then the costs. */
interface Layout {
  readonly parts: Readonly<Record<Part, { first: number; names: readonly string[] }>>;
  readonly firstCost: number;
  readonly costs: readonly string[];
}

export function layoutOf(): Layout {
  const semantic = 1 + FEATURES.tag.length;
  const keyword = semantic + 1 + FEATURES.semantic.length;
  return {
    parts: {
      tag: { first: 0, names: FEATURES.tag },
      semantic: { first: semantic, names: FEATURES.semantic },
      keyword: { first: keyword, names: FEATURES.keyword },
    },
    firstCost: keyword + 1 + FEATURES.keyword.length,
    costs: PENALTIES,
  };
}

export function startOf({ parts, costs }: Layout): Float64Array {
  const numbers = PARTS.flatMap((part) => [
    START.bias[part],
    ...parts[part].names.map(() => START.weight),
  ]);
  return Float64Array.from([...numbers, ...costs.map(() => START.cost)]);
}

/** What was measured, each where its number stands; NaN where nothing could be compared. */
export function rowOf(
  { parts, costs }: Layout,
  { features, penalties }: MeasuredQuestion["candidates"][number],
): Float64Array {
  const values = PARTS.flatMap((part) => [
    0,
    ...parts[part].names.map((name) => features[name] ?? Number.NaN),
  ]);
  return Float64Array.from([...values, ...costs.map((name) => penalties[name] ?? 0)]);
}

export const costAt = (value: number, name = ""): number =>
  Math.min(MOST[name] ?? COST.most, Math.max(COST.least, value));

export function scoreWithSlope(
  { parts, firstCost, costs }: Layout,
  row: Float64Array,
  x: Float64Array,
) {
  const slopes = new Float64Array(x.length);
  let sum = 0;
  for (const part of PARTS) {
    const { first, names } = parts[part];
    sum += addPart(slopes, row, x, { first, end: first + names.length, share: SHARES[part] });
  }
  let broken = 0;
  const cost = (at: number) => costAt(x[at] ?? 0, costs[at - firstCost]);
  for (let at = firstCost; at < x.length; at++) broken += (row[at] ?? 0) * cost(at);
  const left = Math.exp(-broken);
  const score = sum * left;
  for (let at = 0; at < x.length; at++) {
    if (at < firstCost) slopes[at] = (slopes[at] ?? 0) * left;
    else slopes[at] = cost(at) === x[at] ? -(row[at] ?? 0) * score : 0;
  }
  return { score, slopes };
}

interface Span {
  readonly first: number;
  /** The last of its weights. */
  readonly end: number;
  readonly share: number;
}

/** Adds the slopes of one part, and gives what it adds to the score. */
function addPart(
  slopes: Float64Array,
  row: Float64Array,
  x: Float64Array,
  { first, end, share }: Span,
): number {
  const bias = x[first] ?? 0;
  let [found, all] = [0, 0];
  for (let at = first + 1; at <= end; at++) {
    const [value, weight] = [row[at] ?? 0, Math.max(0, x[at] ?? 0)];
    if (Number.isNaN(value)) continue;
    found += weight * value;
    all += weight;
  }
  if (all === 0) return 0;
  const [none, here, most] = [sigmoid(bias), sigmoid(bias + found), sigmoid(bias + all)];
  const [above, width] = [here - none, most - none];
  const slopeOf = (dHere: number, dMost: number) =>
    (share * (dHere * width - above * dMost)) / width ** 2;
  slopes[first] = slopeOf(rise(here) - rise(none), rise(most) - rise(none));
  for (let at = first + 1; at <= end; at++) {
    const value = row[at] ?? 0;
    if (!Number.isNaN(value) && (x[at] ?? 0) > 0) {
      slopes[at] = slopeOf(rise(here) * value, rise(most));
    }
  }
  return (share * above) / width;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
const rise = (value: number): number => value * (1 - value);
