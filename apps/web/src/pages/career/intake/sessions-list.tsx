/** The sessions so far, the newest first: where each is, and whether it waits. */
import type { CareerSessionSummary } from "@bole/server/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { careersQuery } from "../../../api/career.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { sessionText } from "../text/session-text.ts";

export function SessionsList() {
  const t = useText(sessionText).sessions;
  const list = useInfiniteQuery(careersQuery());
  const sessions = list.data?.pages.flatMap(({ items }) => items);
  useHanFont(list.data);
  return (
    <section aria-label={t.title} className="mt-10">
      <h2 className="mb-3 text-lg font-semibold">{t.title}</h2>
      <Card className="overflow-hidden">
        {sessions === undefined && list.isError && (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {sessions === undefined && !list.isError && <SkeletonRows rows={3} />}
        {sessions?.length === 0 && (
          <EmptyState icon={<Compass aria-hidden />} title={t.empty} detail={t.emptyDetail} />
        )}
        <ul className="divide-y divide-line">
          {sessions?.map((session) => (
            <SessionRow key={session.session_id} session={session} />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

function SessionRow({ session }: { readonly session: CareerSessionSummary }) {
  const { sessions: t, stages } = useText(sessionText);
  const { since, exact } = useFormat();
  const { session_id, title, status, current_stage, waits_for, progress, created_at } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken">
      <Link
        to="/career/$sessionId"
        params={{ sessionId: session_id }}
        className="min-w-0 flex-1 basis-72 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
      >
        {title}
      </Link>
      {waits_for !== null && <Badge tone="accent">{t.waits}</Badge>}
      {status === "failed" && <Badge tone="danger">{t.failed}</Badge>}
      {status === "running" && <Badge>{t.running}</Badge>}
      <span className="text-sm text-ink-2">
        {progress.total > 0 ? t.done(progress.done, progress.total) : stages[current_stage]}
      </span>
      <time dateTime={created_at} title={exact(created_at)} className="text-sm text-ink-3">
        {since(created_at, Date.now())}
      </time>
    </li>
  );
}
