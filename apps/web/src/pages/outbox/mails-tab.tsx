/** The mails themselves, by what became of them. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Inbox, Search, X } from "lucide-react";
import { waitingEffectsQuery } from "../../api/effects.ts";
import { type EmailFilter, emailsQuery } from "../../api/emails.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { MailTable } from "./mail-table.tsx";
import { isShownState } from "./outbox-filter.ts";
import { outboxText } from "./outbox-text.ts";
import { StateFilter } from "./state-filter.tsx";

export function MailsTab({
  filter,
  onFilter,
  onOpen,
}: {
  readonly filter: EmailFilter;
  readonly onFilter: (filter: EmailFilter) => void;
  readonly onOpen: (id: string) => void;
}) {
  const t = useText(outboxText);
  const { data, error, isError, refetch, isPlaceholderData, ...pages } = useInfiniteQuery(
    emailsQuery(filter),
  );
  const mails = data?.pages.flatMap((page) => page.items);
  useHanFont(mails);
  const { state, ...rest } = filter;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Waiting />
      <div className="flex flex-wrap items-center gap-2">
        <StateFilter
          counts={data?.pages[0]?.counts ?? {}}
          state={isShownState(state) ? state : undefined}
          onChoose={(chosen) => onFilter(chosen === undefined ? rest : { ...rest, state: chosen })}
        />
        {Object.keys(rest).length > 0 && (
          <Button size="sm" onClick={() => onFilter(state === undefined ? {} : { state })}>
            {t.only[limitOf(rest)]}
            <X aria-hidden />
          </Button>
        )}
      </div>
      <Card
        aria-busy={isPlaceholderData}
        className={cx("overflow-hidden transition-opacity", isPlaceholderData && "opacity-60")}
      >
        {mails === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {mails === undefined && !isError && <SkeletonRows rows={8} />}
        {mails?.length === 0 && (
          <EmptyState
            icon={isFiltered ? <Search aria-hidden /> : <Inbox aria-hidden />}
            title={isFiltered ? t.none : t.empty}
            detail={isFiltered ? t.noneDetail : t.emptyDetail}
          />
        )}
        {mails !== undefined && mails.length > 0 && <MailTable mails={mails} onOpen={onOpen} />}
        {mails !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {pages.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

function limitOf({ thread_id, job_id }: EmailFilter): "thread" | "job" | "person" {
  if (thread_id !== undefined) return "thread";
  return job_id === undefined ? "person" : "job";
}

/** What is written and not yet allowed is not in the outbox: it waits among the approvals. */
function Waiting() {
  const t = useText(outboxText);
  const { data } = useQuery(waitingEffectsQuery);
  const count = data?.items.filter(({ content }) => content.kind === "send_mail").length ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-2.5 text-warning-ink">
      {t.waiting(count)}
      <Link to="/inbox" className={buttonClass("secondary", "sm")}>
        {t.look}
      </Link>
    </p>
  );
}
