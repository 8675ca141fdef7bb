/** Each job on a line: how many people, how far, how many answer; it opens the charts of that job. */
import type { HiringReport, JobReport } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Card } from "../../design/card.tsx";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { FunnelBar } from "../../talent/funnel-bar.tsx";
import { reportsText } from "./reports-text.ts";
import { percent } from "./shares.ts";

export function JobsReport({ jobs }: Pick<HiringReport, "jobs">) {
  const t = useText(reportsText);
  const { number } = useFormat();
  const count = (
    id: string,
    title: string,
    cell: (job: JobReport) => string,
  ): Column<JobReport> => ({
    ...{ id, title, cell },
    className: "md:w-28 tabular-nums whitespace-nowrap",
  });
  return (
    <Card aria-label={t.byJob} className="overflow-hidden">
      <Table
        caption={t.byJob}
        rows={jobs}
        rowKey={({ job_id }) => job_id}
        columns={[
          {
            id: "title",
            title: t.job,
            heading: true,
            cell: ({ job_id, title }) => (
              <Link
                to="/reports"
                search={(before: object) => ({ ...before, job_id })}
                className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
              >
                {title}
              </Link>
            ),
          },
          {
            id: "now",
            title: t.now,
            className: "md:w-2/5",
            cell: ({ stages }) => <FunnelBar stages={stages} none={t.nobody} />,
          },
          count("people", t.people, ({ people }) => number(people)),
          count("interviewed", t.interviewed, ({ reached }) => number(reached.interview ?? 0)),
          count("hired", t.hired, ({ reached }) => number(reached.hired ?? 0)),
          count("replies", t.replyRate, ({ replies }) => percent(replies.replied, replies.written)),
        ]}
      />
    </Card>
  );
}
