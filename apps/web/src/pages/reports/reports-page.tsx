/** Funnel, time in stage and replies, over all jobs or of one; which one is in the address. */

import type { HiringReport, ReportPeriod } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChartColumn, Download } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { hiringReportQuery } from "../../api/reports.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Select } from "../../design/select.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { DemoBanner } from "../../talent/demo-banner.tsx";
import { FunnelChart, type Numbers, RepliesChart, TimesChart } from "./charts.tsx";
import { JobsReport } from "./jobs-report.tsx";
import { reportsText } from "./reports-text.ts";
import { percent } from "./shares.ts";
import { useReportCsv } from "./use-report-csv.ts";

const ALL = "all";
const PERIODS = ["30d", "90d", "1y", "all"] as const satisfies ReportPeriod[];

export default function ReportsPage() {
  const t = useText(reportsText);
  const search: { readonly period?: unknown } = useSearch({ strict: false });
  const period = PERIODS.find((one) => one === search.period) ?? ALL;
  const { data, error, isError, refetch } = useQuery(hiringReportQuery(period));
  useHanFont(data);
  const isEmpty = period === ALL && data?.totals.people === 0;
  return (
    <Page title={t.title} about={t.about} wide>
      <DemoBanner />
      {data !== undefined && !isEmpty && <Report report={data} period={period} />}
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </Card>
      )}
      {isEmpty && (
        <Card>
          <EmptyState
            icon={<ChartColumn aria-hidden />}
            title={t.empty}
            detail={t.emptyDetail}
            action={
              <Allowed to="jobs.write">
                <Link to="/jobs/new" className={buttonClass("primary")}>
                  {t.newJob}
                </Link>
              </Allowed>
            }
          />
        </Card>
      )}
    </Page>
  );
}

function Report({
  report,
  period,
}: {
  readonly report: HiringReport;
  readonly period: ReportPeriod;
}) {
  const { jobs, totals } = report;
  const t = useText(reportsText);
  const navigate = useNavigate();
  const { job_id }: { readonly job_id?: unknown } = useSearch({ strict: false });
  const one = jobs.find((job) => job.job_id === job_id);
  const numbers = one ?? totals;
  const shown = one === undefined ? jobs : [one];
  const saveCsv = useReportCsv();
  const show = (next: { readonly job_id?: string | undefined; readonly period?: ReportPeriod }) => {
    const { job_id: job = one?.job_id, period: of = period } = next;
    const search = { ...(job !== undefined && job !== ALL && { job_id: job }) };
    void navigate({
      ...{ to: "/reports", replace: true, resetScroll: false },
      search: of === ALL ? search : { ...search, period: of },
    });
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label={t.job}
          value={one?.job_id ?? ALL}
          options={[
            { value: ALL, label: t.allJobs },
            ...jobs.map(({ job_id: value, title }) => ({ value, label: title })),
          ]}
          onChange={(value) => show({ job_id: value })}
        />
        <Segmented
          label={t.period}
          value={period}
          segments={PERIODS.map((value) => ({ value, label: t.periods[value] }))}
          onChange={(value) => show({ period: value })}
        />
        <Button className="md:ml-auto" onClick={() => saveCsv(report, period)}>
          <Download aria-hidden />
          {t.csv}
        </Button>
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
