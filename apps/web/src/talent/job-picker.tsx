/** One job or project, found by words of its title. */
import type { JobSummary } from "@bole/server/contract";
import type { ReactNode } from "react";
import { findJobs, JOBS_KEY } from "../api/jobs.ts";
import { SearchPicker } from "../design/search-picker.tsx";
import { useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

export function JobPicker({
  trigger,
  onPick,
}: {
  readonly trigger: ReactNode;
  readonly onPick: (job: JobSummary) => void;
}) {
  const t = useText(talentText);
  return (
    <SearchPicker
      id={JOBS_KEY[0]}
      label={t.addToJob.choose}
      placeholder={t.addToJob.placeholder}
      empty={t.addToJob.empty}
      trigger={trigger}
      find={findJobs}
      keyOf={({ id }) => id}
      show={(job) => (
        <>
          <p className="line-clamp-1">{job.title}</p>
          <p className="line-clamp-1 text-sm text-ink-3">
            {[t.kinds[job.kind], job.organisation, job.location, t.statuses[job.status]]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </>
      )}
      onPick={onPick}
    />
  );
}
