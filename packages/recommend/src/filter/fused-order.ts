/**
 * Candidates of three tracks in one order, to decide who is judged: by what each track measured, as a share of
 * its best. Words count for more than in the score: a long text mentions many concepts, and shares few words. Places alone would put who is seventh with nearly nothing
 * beside who is seventh with nearly all; and scaling a track's scores still changes nothing.
 */
import { type Candidate, Source } from "../state/item.ts";

const WEIGHTS: Readonly<Record<Source, number>> = { tag: 0.25, semantic: 0.4, fuzzy: 0.35 };
/** The first of each track are judged whatever the others say: one track alone may know the words. */
const SEATS = 8;

/** What is elsewhere counts for this much where a place was asked for; as in its score. */
const ELSEWHERE = 0.5;

export function fusedOrder(candidates: Readonly<Record<string, Candidate>>): Candidate[] {
  const isPlaced = Object.values(candidates).some(({ in_place }) => in_place === true);
  const weight = ({ shares, in_place }: Candidate) =>
    Source.options.reduce((sum, source) => sum + WEIGHTS[source] * (shares[source] ?? 0), 0) *
    (isPlaced && in_place !== true ? ELSEWHERE : 1);
  return Object.values(candidates)
    .map((candidate) => ({
      candidate,
      weight: weight(candidate),
      first: isFirst(candidate, isPlaced),
    }))
    .toSorted(
      (a, b) =>
        Number(b.first) - Number(a.first) ||
        b.weight - a.weight ||
        compare(a.candidate.data.id, b.candidate.data.id),
    )
    .map(({ candidate }) => candidate);
}

const isFirst = ({ ranks, in_place }: Candidate, isPlaced: boolean): boolean =>
  Object.values(ranks).some((rank) => rank <= (isPlaced && in_place !== true ? SEATS / 4 : SEATS));

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
