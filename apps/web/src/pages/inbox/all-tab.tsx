/** Everything that waits, in one list with one entry open beside it: j and k move, a approves, r answers, e is done. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Inbox } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { approvalsQuery } from "../../api/approvals.ts";
import { waitingEffectsQuery } from "../../api/effects.ts";
import { emailsQuery } from "../../api/emails.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Kbd } from "../../design/kbd.tsx";
import { notifyWithUndo } from "../../design/notify.ts";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { useSingleKeys } from "../../shell/single-keys.ts";
import { ApprovalCard } from "../approvals/approval-card.tsx";
import { EffectCard } from "../approvals/effect-card.tsx";
import { useDoneThreads } from "./done-threads.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { inboxText } from "./inbox-text.ts";
import { ThreadView } from "./thread-view.tsx";

const WorkflowCard = lazy(() => import("../approvals/workflow-card.tsx"));

export function AllTab() {
  const t = useText(inboxText);
  const shell = useShellText();
  const approvals = useQuery(approvalsQuery).data?.approvals;
  const effects = useQuery(waitingEffectsQuery).data?.items;
  const {
    data: mails,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(emailsQuery({}));
  useHanFont(mails);
  const { isDone, finish, reopen } = useDoneThreads();
  const [chosenKey, setChosen] = useState<string | null>(null);
  const [isReplying, setReplying] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const isReady = approvals !== undefined && effects !== undefined && mails !== undefined;
  const entries = entriesOf(
    effects ?? [],
    approvals ?? [],
    mails?.pages.flatMap(({ items }) => items) ?? [],
    isDone,
  );
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = entries[at];
  const go = (step: number) => {
    const next = entries[at + step];
    if (next !== undefined) setChosen(next.key);
  };
  const done = () => {
    if (chosen?.kind !== "thread") return;
    const newest = chosen.thread.mails[0].id;
    setChosen((entries[at + 1] ?? entries[at - 1])?.key ?? null);
    finish(newest);
    void notifyWithUndo(t.isDone, shell.action.undo, () => reopen(newest));
  };
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    e: done,
    r: () => chosen?.kind === "thread" && setReplying(true),
    // The button itself, with all its caution.
    a: () => pane.current?.querySelector<HTMLButtonElement>("[data-approves]")?.click(),
  });
  if (!isReady) return <SkeletonRows rows={8} />;
  if (chosen === undefined)
    return (
      <Card>
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={t.empty}
          detail={t.emptyDetail}
          action={
            <Link to="/people" className={buttonClass()}>
              {t.toPeople}
            </Link>
          }
        />
      </Card>
    );
  const isOpenOnPhone = chosenKey !== null;
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3 max-md:hidden">
        {t.keys.map(([key, label]) => (
          <span key={key}>
            <Kbd>{key}</Kbd> {label}
          </span>
        ))}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Card
          className={cx(
            "overflow-hidden md:sticky md:top-4 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto",
            isOpenOnPhone && "max-md:hidden",
          )}
        >
          <EntryList entries={entries} chosen={chosen.key} onChoose={setChosen} />
          {hasNextPage && (
            <div className="flex justify-center border-t border-line py-3">
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t.more}
              </Button>
            </div>
          )}
        </Card>
        <div ref={pane} className={cx("min-w-0", !isOpenOnPhone && "max-md:hidden")}>
          <Button variant="ghost" className="mb-2 md:hidden" onClick={() => setChosen(null)}>
            <ArrowLeft aria-hidden />
            {t.back}
          </Button>
          <Opened
            key={chosen.key}
            entry={chosen}
            isReplying={isReplying}
            onReply={setReplying}
            onDone={done}
          />
        </div>
      </div>
    </>
  );
}

function Opened({
  entry,
  ...rest
}: {
  readonly entry: Entry;
  readonly isReplying: boolean;
  readonly onReply: (on: boolean) => void;
  readonly onDone: () => void;
}) {
  if (entry.kind === "thread") return <ThreadView thread={entry.thread} {...rest} />;
  if (entry.kind === "effect") return <EffectCard effect={entry.effect} />;
  const { approval } = entry;
  return approval.workflow_id === null ? (
    <ApprovalCard approval={approval} problem={undefined} onClosed={() => {}} />
  ) : (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <WorkflowCard approval={approval} workflowId={approval.workflow_id} among={1} />
    </Suspense>
  );
}
