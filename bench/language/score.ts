/** How well readings fit their labels. Pure. */
import type { ReadCall } from "@bole/language/embedded";
import type { Inventory, Turn } from "@bole/language/examples";
import { type Frame, framesOfCalls, framesOfTurn } from "./frames.ts";
import { riskOf, THRESHOLDS } from "./risks.ts";

export interface ScoredTurn {
  readonly product: string;
  readonly language: string;
  /** All tools of the message are right; with polarity; with values; all spans; everything. */
  readonly tools: boolean;
  readonly acts: boolean;
  readonly values: boolean;
  readonly spans: boolean;
  readonly frame: boolean;
  /** A call is less sure than its risk demands: the person is asked. */
  readonly asked: boolean;
  /** A call that the label has not would prepare or change something. */
  readonly harmful: boolean;
  /** Each call: how sure, and whether the label has its tool with its polarity. */
  readonly calls: readonly { readonly confidence: number; readonly right: boolean }[];
}

export function scoreTurn(
  turn: Turn,
  inventory: Inventory,
  calls: readonly ReadCall[],
): ScoredTurn {
  const { product } = inventory;
  const wanted = framesOfTurn(turn, inventory);
  const said = framesOfCalls(calls);
  const same = (part: (frame: Frame) => unknown) => sorted(wanted, part) === sorted(said, part);
  const right = matches(wanted.map(actOf), said.map(actOf));
  const isRisky = ({ tool, polarity }: Frame) =>
    polarity === "do" && riskOf(product, tool) !== "read";
  return {
    product,
    language: turn.language,
    tools: same(({ tool }) => tool),
    acts: same(actOf),
    values: same((frame) => [actOf(frame), frame.values]),
    spans: sortedSpans(wanted) === sortedSpans(said),
    frame: same((frame) => frame),
    asked: calls.some((call) => call.confidence < thresholdOf(product, call)),
    harmful: said.some((frame, index) => isRisky(frame) && !right[index]),
    calls: calls.map(({ confidence }, index) => ({ confidence, right: right[index] ?? false })),
  };
}

const actOf = ({ tool, polarity }: Frame): string => `${tool} ${polarity}`;

const sorted = (frames: readonly Frame[], part: (frame: Frame) => unknown): string =>
  frames
    .map((frame) => JSON.stringify(part(frame)))
    .toSorted()
    .join("\n");

const sortedSpans = (frames: readonly Frame[]): string =>
  frames
    .flatMap(({ spans }) => spans)
    .toSorted()
    .join("\n");

/** Which of those that were said are wanted; each wanted one counts once. */
function matches(wanted: readonly string[], said: readonly string[]): boolean[] {
  const left = [...wanted];
  return said.map((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What is not to be done costs no more than reading. */
const thresholdOf = (product: string, { tool, polarity }: ReadCall): number =>
  THRESHOLDS[polarity === "do" ? riskOf(product, tool) : "read"];

export interface Summary {
  readonly turns: number;
  readonly tools: number;
  readonly acts: number;
  readonly values: number;
  readonly spans: number;
  readonly frame: number;
  readonly asked: number;
  /** Of those that are not asked about: how many have the right acts. */
  readonly actsUnasked: number;
  readonly harmful: number;
  /** Of all turns: harmful and not asked about. */
  readonly harmfulUnasked: number;
}

export function summarise(turns: readonly ScoredTurn[]): Summary {
  const unasked = turns.filter(({ asked }) => !asked);
  return {
    turns: turns.length,
    tools: share(turns, ({ tools }) => tools),
    acts: share(turns, ({ acts }) => acts),
    values: share(turns, ({ values }) => values),
    spans: share(turns, ({ spans }) => spans),
    frame: share(turns, ({ frame }) => frame),
    asked: share(turns, ({ asked }) => asked),
    actsUnasked: share(unasked, ({ acts }) => acts),
    harmful: share(turns, ({ harmful }) => harmful),
    harmfulUnasked: share(turns, ({ harmful, asked }) => harmful && !asked),
  };
}

export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  readonly calls: number;
  /** The mean of what the reader said, and how often it was right. */
  readonly said: number;
  readonly right: number;
}

export const BORDERS: readonly number[] = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1];

export function calibrationOf(turns: readonly ScoredTurn[]): CalibrationRow[] {
  const calls = turns.flatMap((turn) => turn.calls);
  return BORDERS.slice(1).map((to, index) => {
    const from = BORDERS[index] ?? 0;
    const isLast = to === 1;
    const inside = calls.filter(
      ({ confidence }) => confidence >= from && (confidence < to || isLast),
    );
    const said = inside.reduce((sum, { confidence }) => sum + confidence, 0);
    return {
      ...{ from, to, calls: inside.length },
      said: said / Math.max(1, inside.length),
      right: share(inside, ({ right }) => right),
    };
  });
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.filter(test).length / Math.max(1, all.length);
}
