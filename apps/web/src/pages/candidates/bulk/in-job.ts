/** Who of the selected people is a candidate for which job. */
import type { CandidateRow, CandidateStage } from "@bole/server/contract";

export interface InJob {
  readonly row: CandidateRow;
  readonly place: CandidateStage;
}

export interface JobOfSome {
  readonly id: string;
  readonly title: string;
  readonly people: readonly InJob[];
}

/** The job that the list is limited to first, then those with the most of them. */
export function jobsOf(rows: readonly CandidateRow[], first: string | undefined): JobOfSome[] {
  const all = rows.flatMap((row) => row.stages.map((place) => ({ row, place })));
  return [...Map.groupBy(all, ({ place }) => place.job_id)]
    .map(([id, people]) => ({ id, title: people[0]?.place.job_title ?? "", people }))
    .toSorted(
      (a, b) =>
        Number(b.id === first) - Number(a.id === first) || b.people.length - a.people.length,
    );
}
