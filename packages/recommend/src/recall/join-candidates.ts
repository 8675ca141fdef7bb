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
            shares: { ...known.shares, ...found.shares },
          };
  }
  return all;
}
