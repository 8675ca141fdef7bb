/** The people that the filter leaves, and what can be done with those who are selected. */
import type { CandidateRow } from "@bole/server/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type CandidatesFilter, candidatesQuery } from "../../../api/candidates.ts";
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
import { candidatesText } from "../candidates-text.ts";
import { CandidatesTable } from "./candidates-table.tsx";
import { SearchNote } from "./search-note.tsx";
import { SelectionBar } from "./selection-bar.tsx";

export function CandidatesCard({
  filter,
  showAll,
  importButton,
}: {
  readonly filter: CandidatesFilter;
  readonly showAll: () => void;
  readonly importButton: ReactNode;
}) {
  const t = useText(candidatesText);
  const { number } = useFormat();
  const { data, error, isError, refetch, isPlaceholderData, ...pages } = useInfiniteQuery(
    candidatesQuery(filter),
  );
  const rows = data?.pages.flatMap((page) => page.items);
  useHanFont(data);
  const { selected, select, clear } = useSelection(rows);
  const isFiltered = Object.keys(filter).length > 0;
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
            action={<Button onClick={showAll}>{t.clear}</Button>}
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
          <CandidatesTable
            rows={rows}
            selected={new Set(selected.map(({ id }) => id))}
            onSelect={select}
          />
        )}
        {rows !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {pages.hasNextPage && (
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
      {selected.length > 0 && <SelectionBar people={selected} onClear={clear} />}
    </>
  );
}

/** Who is not in view any more is not selected any more: nobody acts on what they cannot see. */
function useSelection(rows: readonly CandidateRow[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = (rows ?? []).map(({ person }) => person).filter(({ id }) => ids.has(id));
  const select = (id: string, on: boolean) =>
    setIds((old) => (on ? new Set([...old, id]) : new Set([...old].filter((one) => one !== id))));
  return { selected, select, clear: () => setIds(new Set()) };
}
