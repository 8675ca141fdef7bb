/**
 * A sentence is read twice: within the message, and by itself. What both readings say is a fact; what only one says
 * is kept as a quotation, except that a limit counts sooner. What somebody weighs or chooses is one only if it is known
 * (an occupation, an examination) or if both readings mark the same words; else it stays a quotation, and no goal.
 */
import type { ReadCall } from "@bole/language";
import { examsNamed } from "../knowledge/exams.ts";
import { AGAINST, kindOf } from "./apply-calls.ts";
import type { FactKind } from "./fact.ts";
import { isWhole } from "./own-occupations.ts";
import { around, asks, type Piece } from "./sentences.ts";
import type { Settled } from "./settled.ts";

interface Claim extends Settled {
  readonly confidence: number;
}

const SURE = 0.5;
/** What one reading alone marks as an option. */
const CERTAIN = 0.9;
const LIMIT = 0.8;
const WEIGHED = 0.4;
/** Kinds that are taken for one another without harm. */
const FAMILIES: readonly (readonly FactKind[])[] = [
  ["situation", "experience", "education"],
  ["limit", "health", "dislike", "hours"],
  ["refusal", "dislike"],
  ["money", "pay_floor"],
  ["deadline", "urgency"],
  ["wish", "target", "interest", "value", "option", "choice"],
  ["skill", "experience", "education", "interest"],
];

const alike = (a: FactKind, b: FactKind): boolean =>
  a === b || FAMILIES.some((family) => family.includes(a) && family.includes(b));

export function settleReadings(
  sentence: Piece,
  within: readonly ReadCall[],
  alone: readonly ReadCall[] | null,
  asked: FactKind | null,
): Settled[] {
  const claims = within.flatMap((call) => claimOf(sentence, call, 0));
  if (alone === null)
    return claims
      .filter(({ kind, confidence }) => confidence >= SURE || kind === asked)
      .map((claim) => standing(claim, claim.confidence >= CERTAIN ? claim.named : []));
  const others = alone.flatMap((call) => claimOf(sentence, call, sentence.start));
  const markedTwice = (claim: Settled): string[] => {
    const [first, second] = [claims, others].map((all) =>
      all.flatMap((one) => (overlap(one.piece, claim.piece) ? one.named : [])),
    );
    return (first ?? []).filter((words) => second?.includes(words));
  };
  const beside = (claim: Claim) =>
    others.filter(({ piece }) => piece.start < claim.piece.end && claim.piece.start < piece.end);
  const settled = claims.map((claim): Settled => {
    const near = beside(claim);
    const other = near.find(({ confidence }) => confidence >= SURE);
    // Answers are read as what was asked for, whatever else they say.
    if (claim.kind === asked) return other !== undefined ? other : claim;
    const agreed = near.find(({ kind }) => alike(kind, claim.kind));
    if (agreed !== undefined) return agreed.kind === "option" ? agreed : claim;
    // Against it by both, but not the same: it limits them, and refuses no occupation.
    const limits = AGAINST.has(claim.kind) && near.some(({ kind }) => AGAINST.has(kind));
    if (limits) return { ...claim, kind: "limit" };
    const against = [claim, ...near].find(
      ({ kind, confidence }) =>
        AGAINST.has(kind) &&
        confidence >= LIMIT &&
        kind !== "refusal" &&
        // An illness that only one of the readings hears of is none.
        (kind !== "health" || near.length > 0),
    );
    const weighed = [claim, ...near].find(
      ({ kind, confidence }) => kind === "option" && confidence >= WEIGHED,
    );
    return against ?? weighed ?? { ...claim, kind: "note" };
  });
  const left = others.filter(
    ({ piece, kind, confidence }) =>
      kind === "option" &&
      confidence >= WEIGHED &&
      !settled.some((one) => one.piece.start < piece.end && piece.start < one.piece.end),
  );
  const weighs = [...settled, ...left].some(({ kind }) => kind === "option");
  // "… or take the other job": beside a choice, what sounds like a refusal may be the other one.
  const all = [...settled, ...left].map((one) =>
    weighs && one.kind === "refusal" ? { ...one, kind: "note" as const } : one,
  );
  // A question tells what somebody thinks about, and nothing that is so.
  const told = asks(sentence)
    ? all.map((one) => (one.kind === "option" ? one : { ...one, kind: "note" as const }))
    : all;
  return told.map((one) => standing(one, markedTwice(one)));
}

const AIMED: ReadonlySet<FactKind> = new Set(["option", "choice"]);

/** An option or choice that stands by itself, or else a quotation. */
function standing(one: Settled, marked: readonly string[]): Settled {
  if (!AIMED.has(one.kind)) return one;
  const known = one.named.filter(isKnown);
  const isExam = examsNamed(one.piece.text).length > 0;
  const names = [...new Set([...known, ...marked])];
  if (names.length === 0 && !isExam) return { ...one, kind: "note" };
  return { ...one, named: names };
}

/** The name of an occupation or an examination. */
const isKnown = (words: string): boolean => isWhole(words) || examsNamed(words).length > 0;

const overlap = (a: Piece, b: Piece): boolean => a.start < b.end && b.start < a.end;

function claimOf(sentence: Piece, call: ReadCall, offset: number): Claim[] {
  const kind = kindOf(call);
  if (kind === null) return [];
  const [from, to] = call.clause;
  const piece = around(sentence, from + offset, to + offset);
  const marked = call.mentions.filter(({ name }) => name === "option").map(({ text }) => text);
  // "Compare those two" points back: what is compared is known by its name, or not at all.
  const named = call.tool === "compare" ? marked.filter(isKnown) : marked;
  // What others think is a choice where it names one.
  if (call.polarity !== "do" && kind === "option" && named.length === 0) return [];
  return [{ kind, piece, named, confidence: call.confidence }];
}
