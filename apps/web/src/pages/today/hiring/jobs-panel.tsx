/** Each open job with its funnel; the one with the most to do first. */
import type { HiringToday } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { FunnelBar } from "../../../talent/funnel-bar.tsx";
import { MORE, Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";

const SHOWN = 8;

export function JobsPanel({ jobs }: Pick<HiringToday, "jobs">) {
  const t = useText(hiringText);
  return (
    <Panel
      title={t.jobs}
      count={jobs.length}
      more={
        <Link to="/jobs" className={MORE}>
          {t.allJobs}
        </Link>
      }
    >
      {jobs.length === 0 && <p className="px-5 py-4 text-ink-3">{t.noJobs}</p>}
      <ul className="divide-y divide-line">
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={job.job_id} className="px-5 py-3">
            <div className="flex items-start justify-between gap-3">
              <Link
                to="/jobs/$jobId"
                params={{ jobId: job.job_id }}
                className="min-w-0 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
              >
                {job.title}
              </Link>
              {job.tasks > 0 && <Badge tone="accent">{t.toDo(job.tasks)}</Badge>}
            </div>
            <FunnelBar stages={job.stages} none={t.nobody} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
