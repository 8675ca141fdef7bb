/** One line a job: what it is, how it stands, by what it measures, and who is in which stage. */
import type { JobSummary } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { type Permission, useMay } from "../../account/use-session.ts";
import { Badge } from "../../design/badge.tsx";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { STATUS_TONES } from "../../talent/names.ts";
import { JobMenu } from "../../talent/put-away-job.tsx";
import { StageCounts } from "../../talent/stage-counts.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { jobsText } from "./jobs-text.ts";

export function JobsTable({
  jobs,
  tasks,
}: {
  readonly jobs: readonly JobSummary[];
  readonly tasks: ReadonlyMap<string, number>;
}) {
  const t = useText(jobsText);
  return (
    <Table caption={t.caption} columns={useColumns(tasks)} rows={jobs} rowKey={({ id }) => id} />
  );
}

/** Between a phone, where a row is a card, and a desktop there is no room for all of them. */
const ROOMY = "md:max-xl:hidden";

function useColumns(tasks: ReadonlyMap<string, number>): readonly Column<JobSummary>[] {
  const t = useText(jobsText);
  const names = useText(talentText);
  const { number, since, exact } = useFormat();
  const may = useMay();
  const columns: readonly (Column<JobSummary> & { readonly needs?: Permission })[] = [
    {
      id: "job",
      title: t.columns.job,
      heading: true,
      cell: (job) => <JobName job={job} tasks={tasks.get(job.id) ?? 0} />,
    },
    {
      id: "status",
      title: t.columns.status,
      className: "md:w-24",
      cell: ({ status, archived_at }) =>
        archived_at === null ? (
          <Badge tone={STATUS_TONES[status]}>{names.statuses[status]}</Badge>
        ) : (
          <Badge>{names.putAway.archivedOnes}</Badge>
        ),
    },
    {
      id: "criteria",
      title: t.columns.criteria,
      className: `md:w-36 text-ink-2 ${ROOMY}`,
      cell: ({ must, nice }) =>
        must + nice === 0 ? t.noCriteria : t.criteria(number(must), number(nice)),
    },
    {
      id: "people",
      needs: "person.read",
      title: t.columns.people,
      className: "md:w-2/5 xl:w-1/4",
      cell: ({ id, stages }) => <StageCounts jobId={id} stages={stages} nobody={t.nobody} />,
    },
    {
      id: "changed",
      title: t.columns.changed,
      className: `md:w-32 md:text-right whitespace-nowrap text-ink-2 ${ROOMY}`,
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} title={exact(updated_at)}>
          {since(updated_at, Date.now())}
        </time>
      ),
    },
    {
      id: "menu",
      needs: "jobs.write",
      title: names.putAway.more,
      className: "md:w-12 md:text-right",
      cell: (job) => <JobMenu job={job} />,
    },
  ];
  return columns.filter(({ needs }) => needs === undefined || may(needs));
}

function JobName({ job, tasks }: { readonly job: JobSummary; readonly tasks: number }) {
  const t = useText(jobsText);
  const names = useText(talentText);
  const facts = [
    job.organisation,
    job.location,
    job.remote !== null && names.remote[job.remote],
    job.employment !== null && names.employment[job.employment],
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <Link
        to="/jobs/$jobId"
        params={{ jobId: job.id }}
        className="line-clamp-2 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
      >
        {job.title}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-3">
        {tasks > 0 && <Badge tone="accent">{t.toDo(tasks)}</Badge>}
        {job.kind === "project" && <Badge tone="accent">{names.kinds.project}</Badge>}
        {facts.length > 0 && <span className="break-words">{facts.join(" · ")}</span>}
        {job.demo && <Badge>{names.demo.badge}</Badge>}
      </p>
    </div>
  );
}
