/** All jobs and projects, and where a new one begins. What is shown is in the address. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { BriefcaseBusiness, FileInput, Plus, Search } from "lucide-react";
import { useMay } from "../../account/use-session.ts";
import { type JobsFilter, jobsQuery } from "../../api/jobs.ts";
import { hiringTodayQuery } from "../../api/today.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Select } from "../../design/select.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { WordsField } from "../../design/words-field.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { DemoBanner, LoadDemoButton, useDemoIsLoading } from "../../talent/demo-banner.tsx";
import { KINDS, STATUSES } from "../../talent/names.ts";
import { talentText } from "../../talent/talent-text.ts";
import { filterOf, searchOf, USUAL } from "./jobs-filter.ts";
import { JobsTable } from "./jobs-table.tsx";
import { jobsText } from "./jobs-text.ts";

export default function JobsPage() {
  const t = useText(jobsText);
  const names = useText(talentText);
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const show = (next: JobsFilter) =>
    void navigate({ to: "/jobs", search: searchOf(next), replace: true });
  return (
    <Page title={t.title} about={t.about} wide actions={<NewJobLinks />}>
      <DemoBanner />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <WordsField
          label={t.filter.text}
          placeholder={t.filter.placeholder}
          value={filter.q}
          onChange={(q) => show({ ...filter, q })}
        />
        <Select
          label={t.filter.kind}
          value={filter.kind}
          options={[
            { value: "all", label: t.filter.anyKind },
            ...KINDS.map((value) => ({ value, label: t.filter.kinds[value] })),
          ]}
          onChange={(kind) => show({ ...filter, kind })}
        />
        <Select
          label={t.filter.status}
          value={filter.status}
          options={[
            { value: "all", label: t.filter.anyStatus },
            ...STATUSES.map((value) => ({ value, label: names.statuses[value] })),
            { value: "archived", label: names.putAway.archivedOnes },
          ]}
          onChange={(status) => show({ ...filter, status })}
        />
      </div>
      <JobsCard filter={filter} showAll={() => show(USUAL)} />
    </Page>
  );
}

function NewJobLinks() {
  const t = useText(jobsText);
  const may = useMay();
  if (!may("jobs.write")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/jobs/new" search={{ from: "text" }} className={buttonClass()}>
        <FileInput aria-hidden />
        {t.read}
      </Link>
      <Link to="/jobs/new" className={buttonClass("primary")}>
        <Plus aria-hidden />
        {t.create}
      </Link>
    </div>
  );
}

/** For how many people of each job somebody should do something now. */
function useTasks() {
  const may = useMay();
  const { data, isLoading } = useQuery({ ...hiringTodayQuery, enabled: may("hiring.read") });
  return { tasks: new Map(data?.jobs.map(({ job_id, tasks }) => [job_id, tasks])), isLoading };
}

function JobsCard({
  filter,
  showAll,
}: {
  readonly filter: JobsFilter;
  readonly showAll: () => void;
}) {
  const t = useText(jobsText);
  const { number } = useFormat();
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(jobsQuery(filter));
  const { tasks, isLoading } = useTasks();
  const may = useMay();
  // Those with the most to do first, once that is known; the server's order otherwise.
  const jobs = isLoading
    ? undefined
    : data?.pages
        .flatMap((page) => page.items)
        .toSorted((a, b) => (tasks.get(b.id) ?? 0) - (tasks.get(a.id) ?? 0));
  useHanFont(data);
  const isFiltered = Object.keys(searchOf(filter)).length > 0;
  const total = jobs === undefined ? 0 : (data?.pages[0]?.total ?? 0);
  const isComing = useDemoIsLoading() && jobs?.length === 0 && !isFiltered;
  return (
    <>
      <Card className="overflow-hidden">
        {jobs === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {((jobs === undefined && !isError) || isComing) && <SkeletonRows rows={6} />}
        {jobs?.length === 0 && isFiltered && (
          <EmptyState
            icon={<Search aria-hidden />}
            title={t.none}
            detail={t.noneDetail}
            action={<Button onClick={showAll}>{t.filter.clear}</Button>}
          />
        )}
        {jobs?.length === 0 && !isFiltered && !isComing && (
          <EmptyState
            icon={<BriefcaseBusiness aria-hidden />}
            title={t.empty}
            detail={may("jobs.write") ? t.emptyDetail : t.emptyTeam}
            action={<LoadDemoButton />}
          />
        )}
        {jobs !== undefined && jobs.length > 0 && <JobsTable jobs={jobs} tasks={tasks} />}
        {jobs !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {jobs !== undefined && hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
      {total > 0 && (
        <p role="status" className="mt-3 text-sm text-ink-3">
          {t.count(number(total))}
        </p>
      )}
    </>
  );
}
