/**
 * What the judge of clauses says beside the reader: it was trained on whole stories and knows options, sums and what
 * somebody brings; the reader knows how somebody stands. A limit that either hears is kept.
 */
import { type Asked, type ClauseKind, MoneyKind } from "../clauses/clause-kind.ts";
import { judgeClause, type Likelihoods, likeliest } from "../clauses/judge-clauses.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import type { FactKind } from "./fact.ts";
import { asks, bare, clausesOf, type Piece } from "./sentences.ts";
import type { Settled } from "./settled.ts";

export interface JudgedClause {
  readonly piece: Piece;
  readonly likely: Likelihoods;
}

/** From how sure the judge is on; measured by `build-weights.ts` on stories that it had not seen. */
const SURE: Readonly<Record<Exclude<ClauseKind, "other">, number>> = {
  option: 0.5,
  refusal: 0.45,
  limit: 0.45,
  wish: 0.5,
  asset: 0.5,
  deadline: 0.5,
  ...{ savings: 0.6, cost: 0.5, income: 0.6, pay: 0.4, floor: 0.4, debt: 0.4 },
};
/** Beside one way in the same sentence, the other needs less: "A, or else B". */
const BESIDE = 0.25;
/** What the reader alone hears stands where the judge does not rule it out. */
const POSSIBLE = 0.12;
/** Nobody is harmed by a skill that is only quoted. */
const POSSIBLE_SKILL = 0.35;

const FACT_OF: Readonly<Record<Exclude<ClauseKind, "other">, FactKind>> = {
  ...{ option: "option", refusal: "refusal", limit: "limit", wish: "wish", asset: "skill" },
  ...{ deadline: "deadline", floor: "pay_floor", savings: "money", cost: "money" },
  ...{ income: "money", pay: "money", debt: "money" },
};
const BACKED_BY: Readonly<Partial<Record<FactKind, readonly ClauseKind[]>>> = {
  limit: ["limit", "refusal"],
  health: ["limit"],
  dislike: ["limit", "refusal"],
  refusal: ["refusal", "limit"],
  money: [...MoneyKind.options, "floor"],
  pay_floor: [...MoneyKind.options, "floor"],
  deadline: ["deadline"],
  urgency: ["deadline"],
  wish: ["wish", "option"],
  target: ["wish", "option"],
  interest: ["wish", "asset"],
  skill: ["asset"],
};

/** Of each sentence, its clauses; empty where the judge has nothing to go by. */
export async function judgeSentences(
  sentences: readonly Piece[],
  asked: Asked,
  meaning: Meaning,
  signal?: AbortSignal,
): Promise<JudgedClause[][]> {
  const clauses = sentences.map(clausesOf);
  const features = await meaning.features(
    clauses.flat().map(({ text }) => text),
    signal,
  );
  let at = 0;
  return clauses.map((list) =>
    list.flatMap((piece) => {
      const own = features[at++];
      const likely = own === undefined ? null : judgeClause(own, asked);
      return likely === null ? [] : [{ piece, likely }];
    }),
  );
}

export function withJudged(
  settled: readonly Settled[],
  clauses: readonly JudgedClause[],
  sentence: Piece,
  /** Whether another sentence of the message surely names a way. */
  weighsElsewhere: boolean,
): Settled[] {
  if (clauses.length === 0) return [...settled];
  const weighs = weighsElsewhere || isWeighed(clauses);
  const taken = clauses.flatMap(({ piece, likely }): Settled[] => {
    const best = likeliest(likely);
    const isBeside =
      weighs && likely.option >= BESIDE && (best.kind === "other" || best.sure < SURE[best.kind]);
    const { kind, sure } = isBeside ? { kind: "option" as const, sure: 1 } : best;
    if (kind === "other" || sure < SURE[kind]) return [];
    // A question tells what somebody thinks about, and nothing that is so.
    if (asks(sentence) && kind !== "option") return [];
    const words = bare(piece);
    return [
      {
        ...{ kind: FACT_OF[kind], piece: words, named: kind === "option" ? [words.text] : [] },
        ...(MoneyKind.safeParse(kind).success && { sense: kind }),
      },
    ];
  });
  const left = settled.flatMap((one): Settled[] => {
    const own = clauses.filter(({ piece }) => overlap(piece, one.piece));
    const isTaken = ({ piece }: JudgedClause) => taken.some((by) => overlap(by.piece, piece));
    if (own.length > 0 && (one.kind === "note" ? own.some(isTaken) : own.every(isTaken))) return [];
    const backed = BACKED_BY[one.kind];
    const isPossible =
      backed === undefined ||
      own.some(
        ({ likely }) =>
          backed.reduce((sum, kind) => sum + likely[kind], 0) >=
          (one.kind === "skill" ? POSSIBLE_SKILL : POSSIBLE),
      );
    const meant: Settled = isPossible ? one : { ...one, kind: "note", named: [] };
    // What the judge took of it stands by itself: the rest is kept without that.
    return own.some(isTaken) && !own.every(isTaken)
      ? own
          .filter((clause) => !isTaken(clause))
          .map(({ piece }) => ({ ...meant, piece: bare(piece) }))
      : [meant];
  });
  return [...left, ...taken].toSorted((a, b) => a.piece.start - b.piece.start);
}

/** Whether the judge hears nothing in it that advice needs. */
export const saysNothing = (clauses: readonly JudgedClause[]): boolean =>
  clauses.length > 0 && clauses.every(({ likely }) => likeliest(likely).kind === "other");

/** Whether one of the clauses surely names a way. */
export const isWeighed = (clauses: readonly JudgedClause[]): boolean =>
  clauses.some(({ likely }) => likely.option >= SURE.option);

const overlap = (a: Piece, b: Piece): boolean => a.start < b.end && b.start < a.end;
