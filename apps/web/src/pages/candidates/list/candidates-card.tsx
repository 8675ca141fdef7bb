/** The people that the filter leaves, and what can be done with those who are selected. */

import type { CandidateRow } from "@bole/server/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Search, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Allowed } from "../../../account/allowed.tsx";
import { type CandidatesFilter, candidatesQuery } from "../../../api/candidates.ts";
import { conceptsQuery } from "../../../api/search.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { cx } from "../../../design/cx.ts";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { LoadDemoButton, useDemoIsLoading } from "../../../talent/demo-banner.tsx";
import { useSearchLoading } from "../../../talent/use-search-loading.ts";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import { candidatesText } from "../candidates-text.ts";
import { countFilters, withFilter } from "./candidates-filter.ts";
import { CandidatesTable, skillsOf } from "./candidates-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { SearchNote } from "./search-note.tsx";

export function CandidatesCard({
  filter,
  show,
  importButton,
}: {
  readonly filter: CandidatesFilter;
  readonly show: (filter: CandidatesFilter) => void;
  readonly importButton: ReactNode;
}) {
  const t = useText(candidatesText);
  const { number } = useFormat();
  const { data, error, isError, refetch, isPlaceholderData, ...pages } = useInfiniteQuery(
    candidatesQuery(filter),
  );
  const found = data?.pages.flatMap((page) => page.items);
  // Rows have other heights once their skills have names.
  const isNaming = useQuery(conceptsQuery(skillsOf(found ?? []))).isLoading;
  const rows = isNaming ? undefined : found;
  useHanFont(data);
  const { selected, select, selectAll, everybody, clear } = useSelection(rows);
  const isFiltered = filter.q !== undefined || countFilters(filter) > 0;
  const total = data?.pages[0]?.total ?? null;
  const loading = useSearchLoading();
  const isComing = useDemoIsLoading() && rows?.length === 0 && !isFiltered;
  return (
    <>
      {filter.q !== undefined && (
        <SearchNote tracks={data?.pages[0]?.tracks ?? []} loading={loading} />
      )}
      <Card
        aria-busy={isPlaceholderData}
        className={cx("overflow-hidden transition-opacity", isPlaceholderData && "opacity-60")}
      >
        {rows === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {((rows === undefined && !isError) || isComing) && <SkeletonRows rows={8} />}
        {rows?.length === 0 && isFiltered && (
          <EmptyState
            icon={<Search aria-hidden />}
            title={loading === null ? t.none : t.loading}
            detail={
              loading === null
                ? t.noneDetail
                : t.loadingDetail(number(loading.done), number(loading.total))
            }
            action={<Button onClick={() => show({})}>{t.clear}</Button>}
          />
        )}
        {rows?.length === 0 && !isFiltered && !isComing && (
          <EmptyState
            icon={<Users aria-hidden />}
            title={t.empty}
            detail={t.emptyDetail}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                {importButton}
                <LoadDemoButton />
              </div>
            }
          />
        )}
        {rows !== undefined && rows.length > 0 && (
          <>
            <ListToolbar
              filter={filter}
              rows={rows}
              selected={selected}
              onSelectAll={selectAll}
              onSort={(sort) => show(withFilter(filter, { sort, order: undefined }))}
            />
            <CandidatesTable
              rows={rows}
              selected={new Set(selected.map(({ person }) => person.id))}
              onSelect={select}
            />
          </>
        )}
        {rows !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {rows !== undefined && pages.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
      {rows !== undefined && rows.length > 0 && (
        <p role="status" className="mt-3 text-sm text-ink-3">
          {total === null ? t.shown(number(rows.length)) : t.count(number(total))}
        </p>
      )}
      {selected.length > 0 && (
        <Allowed to="people.write">
          <SelectionBar
            rows={selected}
            jobId={filter.job_id}
            onClear={clear}
            everybody={selected.length === rows?.length && pages.hasNextPage ? total : null}
            onEverybody={() => void loadAll(pages.fetchNextPage).then(everybody)}
          />
        </Allowed>
      )}
    </>
  );
}

/** Who is not in view any more is not selected any more: nobody acts on what they cannot see. */
function useSelection(rows: readonly CandidateRow[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | "all">(new Set());
  const all = rows ?? [];
  const selected = all.filter(({ person }) => chosen === "all" || chosen.has(person.id));
  const select = (id: string, on: boolean) => {
    const others = selected.map(({ person }) => person.id).filter((one) => one !== id);
    setChosen(new Set(on ? [...others, id] : others));
  };
  const selectAll = (on = true) => setChosen(new Set(on ? all.map(({ person }) => person.id) : []));
  return {
    selected,
    select,
    selectAll,
    everybody: () => setChosen("all"),
    clear: () => setChosen(new Set()),
  };
}

async function loadAll(next: () => Promise<{ readonly hasNextPage: boolean }>): Promise<void> {
  while ((await next()).hasNextPage);
}
