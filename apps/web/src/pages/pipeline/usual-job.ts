/** The job whose board is shown when none is asked for: an open one with people, as new as may be. */
import type { JobSummary } from "@bole/server/contract";

export function usualJob(jobs: readonly JobSummary[]): JobSummary | undefined {
  const isOpen = ({ status }: JobSummary) => status === "open";
  const hasPeople = ({ stages }: JobSummary) => Object.values(stages).some((count) => count > 0);
  return (
    jobs.find((job) => isOpen(job) && hasPeople(job)) ??
    jobs.find(hasPeople) ??
    jobs.find(isOpen) ??
    jobs[0]
  );
}
