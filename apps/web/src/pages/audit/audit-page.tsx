/** Who did what, why, and by which run. What is shown is in the address. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { History, Search } from "lucide-react";
import { type AuditFilter, auditQuery } from "../../api/audit.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { filterOf } from "./audit-filter.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditSeal } from "./audit-seal.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditText } from "./audit-text.ts";

export default function AuditPage() {
  const t = useText(auditText);
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const show = (next: AuditFilter) =>
    void navigate({ to: "/audit", search: { ...next }, replace: true, resetScroll: false });
  const { data, error, isError, refetch, isPlaceholderData, ...pages } = useInfiniteQuery(
    auditQuery(filter),
  );
  const events = data?.pages.flatMap((page) => page.items);
  useHanFont(events);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={t.title} about={t.about} wide>
      <AuditSeal />
      <AuditFilters
        filter={filter}
        actors={new Map(events?.map(({ actor, actor_name }) => [actor, actor_name]))}
        onChange={show}
      />
      <Card
        aria-busy={isPlaceholderData}
        className={cx("overflow-hidden transition-opacity", isPlaceholderData && "opacity-60")}
      >
        {events === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {events === undefined && !isError && <SkeletonRows rows={8} />}
        {events?.length === 0 && (
          <EmptyState
            icon={isFiltered ? <Search aria-hidden /> : <History aria-hidden />}
            title={isFiltered ? t.none : t.empty}
            detail={isFiltered ? t.noneDetail : t.emptyDetail}
            action={isFiltered && <Button onClick={() => show({})}>{t.filter.clear}</Button>}
          />
        )}
        {events !== undefined && events.length > 0 && (
          <AuditTable events={events} filter={filter} />
        )}
        {events !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {pages.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
    </Page>
  );
}
