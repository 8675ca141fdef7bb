/** All runs, and where a new one begins. What is shown is in the address. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { CalendarClock, Search, Workflow } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { AWAITED, type RunsFilter, runsQuery } from "../../api/runs.ts";
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
import { NewRunBox } from "./new-run.tsx";
import { ALL, filterOf, searchOf } from "./runs-filter.ts";
import { RunsTable } from "./runs-table.tsx";
import { runsText } from "./runs-text.ts";
import { SelectedRuns } from "./selected-runs.tsx";
import { STATUSES } from "./statuses.ts";

export default function RunsPage() {
  const t = useText(runsText);
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const show = (next: RunsFilter) =>
    void navigate({ to: "/runs", search: searchOf(next), replace: true });
  return (
    <Page
      title={t.title}
      about={t.about}
      actions={
        <Link to="/runs/schedules" className={buttonClass()}>
          <CalendarClock aria-hidden />
          {t.schedules}
        </Link>
      }
    >
      <Allowed to="runs.write">
        <NewRunBox />
      </Allowed>
      <div className="mt-8 mb-4 flex flex-wrap items-center gap-3">
        <WordsField
          label={t.filter.text}
          placeholder={t.filter.placeholder}
          value={filter.q}
          onChange={(q) => show({ ...filter, q })}
        />
        <Select
          label={t.filter.status}
          value={filter.status}
          options={[
            { value: "all", label: t.filter.all },
            ...STATUSES.map((value) => ({ value, label: t.statuses[value] })),
            ...AWAITED.map((value) => ({ value, label: t.waitingFor[value] })),
          ]}
          onChange={(status) => show({ ...filter, status })}
        />
      </div>
      <RunsCard filter={filter} showAll={() => show(ALL)} />
    </Page>
  );
}

function RunsCard({
  filter,
  showAll,
}: {
  readonly filter: RunsFilter;
  readonly showAll: () => void;
}) {
  const t = useText(runsText);
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(runsQuery(filter));
  const runs = data?.pages.flatMap((page) => page.runs);
  useHanFont(data);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What a filter hides is not acted on.
  const selected = new Set(runs?.map(({ run_id }) => run_id).filter((id) => chosen.has(id)));
  const toggle = (runId: string) => {
    const next = new Set(selected);
    if (!next.delete(runId)) next.add(runId);
    setChosen(next);
  };
  const isFiltered = filter.status !== "all" || filter.q !== "";
  return (
    <Card className="overflow-hidden">
      {runs === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {runs === undefined && !isError && <SkeletonRows rows={6} />}
      {runs?.length === 0 && isFiltered && (
        <EmptyState
          icon={<Search aria-hidden />}
          title={t.none}
          detail={t.noneDetail}
          action={<Button onClick={showAll}>{t.filter.clear}</Button>}
        />
      )}
      {runs?.length === 0 && !isFiltered && (
        <EmptyState
          icon={<Workflow aria-hidden />}
          title={t.empty}
          detail={t.emptyDetail}
          action={
            <Link to="/plan" className={buttonClass()}>
              {t.toPlan}
            </Link>
          }
        />
      )}
      {selected.size > 0 && (
        <SelectedRuns runs={[...selected]} onDone={() => setChosen(new Set())} />
      )}
      {runs !== undefined && runs.length > 0 && (
        <RunsTable runs={runs} selected={selected} toggle={toggle} />
      )}
      {runs !== undefined && isError && <ProblemNote error={error} className="m-4" />}
      {hasNextPage && (
        <div className="flex justify-center border-t border-line py-3">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
