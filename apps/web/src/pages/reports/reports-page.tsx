/** Funnel, time in stage and replies, over all jobs or of one; which one is in the address. */
import type { HiringReport } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChartColumn } from "lucide-react";
import { hiringReportQuery } from "../../api/reports.ts";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { Select } from "../../design/select.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { DemoBanner } from "../../talent/demo-banner.tsx";
import { FunnelChart, type Numbers, RepliesChart, TimesChart } from "./charts.tsx";
import { JobsReport } from "./jobs-report.tsx";
import { reportsText } from "./reports-text.ts";
import { percent } from "./shares.ts";

const ALL = "all";

export default function ReportsPage() {
  const t = useText(reportsText);
  const { data, error, isError, refetch } = useQuery(hiringReportQuery);
  useHanFont(data);
  return (
    <Page title={t.title} about={t.about} wide>
      <DemoBanner />
      {data !== undefined && data.totals.people > 0 && <Report report={data} />}
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </Card>
      )}
      {data?.totals.people === 0 && (
        <Card>
          <EmptyState
            icon={<ChartColumn aria-hidden />}
            title={t.empty}
            detail={t.emptyDetail}
            action={
              <Link to="/jobs/new" className={buttonClass("primary")}>
                {t.newJob}
              </Link>
            }
          />
        </Card>
      )}
    </Page>
  );
}

function Report({ report: { jobs, totals } }: { readonly report: HiringReport }) {
  const t = useText(reportsText);
  const navigate = useNavigate();
  const { job_id }: { readonly job_id?: unknown } = useSearch({ strict: false });
  const one = jobs.find((job) => job.job_id === job_id);
  const numbers = one ?? totals;
  const shown = one === undefined ? jobs : [one];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Select
          label={t.job}
          value={one?.job_id ?? ALL}
          options={[
            { value: ALL, label: t.allJobs },
            ...jobs.map(({ job_id: value, title }) => ({ value, label: title })),
          ]}
          onChange={(value) =>
            void navigate({ to: "/reports", search: value === ALL ? {} : { job_id: value } })
          }
        />
      </div>
      <Tiles numbers={numbers} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <FunnelChart numbers={numbers} />
          <RepliesChart jobs={shown} />
        </div>
        <TimesChart numbers={numbers} />
      </div>
      <JobsReport jobs={shown} />
    </div>
  );
}

function Tiles({ numbers: { people, reached, replies } }: { readonly numbers: Numbers }) {
  const t = useText(reportsText);
  const { number } = useFormat();
  const tiles = [
    [t.people, number(people)],
    [t.interviewed, number(reached.interview ?? 0)],
    [t.hired, number(reached.hired ?? 0)],
    [t.replyRate, percent(replies.replied, replies.written)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map(([name, value]) => (
        <div key={name} className="rounded-xl border border-line bg-surface px-5 py-4 shadow-rest">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
