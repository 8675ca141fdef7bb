import { type Candidate, Source } from "../state/item.ts";

type Candidates = Readonly<Record<string, Candidate>>;

/** One entry for what several tracks have found, with all of them as its sources. */
export function joinCandidates(before: Candidates, update: Candidates): Record<string, Candidate> {
  const all: Record<string, Candidate> = { ...before };
  for (const [id, found] of Object.entries(update)) {
    const known = all[id];
    all[id] =
      known === undefined
        ? found
        : {
            data: known.data,
            source: Source.options.filter(
              (source) => known.source.includes(source) || found.source.includes(source),
            ),
            ranks: { ...known.ranks, ...found.ranks },
            shares: larger(known.shares, found.shares),
            ...((known.in_place ?? found.in_place) && { in_place: true }),
          };
  }
  return all;
}

/** What lies in a place that is asked for has a share of the best there, and one of the best anywhere. */
function larger(one: Candidate["shares"], other: Candidate["shares"]): Candidate["shares"] {
  const shares: Candidate["shares"] = { ...one };
  for (const source of Source.options) {
    const share = other[source];
    if (share !== undefined) shares[source] = Math.max(share, shares[source] ?? 0);
  }
  return shares;
}
