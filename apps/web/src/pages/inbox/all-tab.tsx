/** Everything that waits, in one list with one entry open beside it: j and k move, a approves, r answers, e is done. */
import type { ConversationGroup } from "@bole/server/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useMay } from "../../account/use-session.ts";
import { approvalsQuery } from "../../api/approvals.ts";
import { conversationsQuery } from "../../api/conversations.ts";
import { waitingEffectsQuery } from "../../api/effects.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { useHanFont } from "../../design/han-font.ts";
import { Kbd } from "../../design/kbd.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSingleKeys } from "../../shell/single-keys.ts";
import { EmptyInbox } from "./empty-inbox.tsx";
import { entriesOf } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { inboxText } from "./inbox-text.ts";
import { Opened } from "./opened.tsx";
import { useDone } from "./use-done.ts";

export const GROUPS = [
  "to_answer",
  "not_sent",
  "sent",
  "done",
] as const satisfies ConversationGroup[];

export function AllTab({
  group,
  onGroup,
}: {
  readonly group: ConversationGroup;
  readonly onGroup: (group: ConversationGroup) => void;
}) {
  const t = useText(inboxText);
  const { number } = useFormat();
  const mayWrite = useMay()("hiring.write");
  const approvals = useQuery(approvalsQuery).data?.approvals;
  const effects = useQuery(waitingEffectsQuery).data?.items;
  const {
    data: mails,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(conversationsQuery(group));
  useHanFont(mails);
  const done = useDone();
  const [chosenKey, setChosen] = useState<string | null>(null);
  const [isReplying, setReplying] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const isReady = approvals !== undefined && effects !== undefined && mails !== undefined;
  const decides = group === "to_answer";
  const entries = entriesOf(
    decides ? (effects ?? []) : [],
    decides ? (approvals ?? []) : [],
    mails?.pages.flatMap(({ items }) => items) ?? [],
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
  const putAway = () => {
    if (chosen?.kind !== "thread" || !mayWrite || done.isPending) return;
    setChosen((entries[at + 1] ?? entries[at - 1])?.key ?? null);
    done.toggle(chosen.thread);
  };
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    e: putAway,
    r: () => chosen?.kind === "thread" && setReplying(true),
    // The button itself, with all its caution.
    a: () => pane.current?.querySelector<HTMLButtonElement>("[data-approves]")?.click(),
  });
  const counts = mails?.pages.at(-1)?.counts;
  const waiting = (approvals?.length ?? 0) + (effects?.length ?? 0);
  const countOf = (one: ConversationGroup) =>
    (counts?.[one] ?? 0) + (one === "to_answer" ? waiting : 0);
  const isOpenOnPhone = chosenKey !== null && chosen !== undefined;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Segmented
          label={t.groupsLabel}
          value={group}
          onChange={(next) => {
            setChosen(null);
            onGroup(next);
          }}
          className="max-md:w-full"
          segments={GROUPS.map((value) => ({
            value,
            label: t.groups[value],
            show: (
              <>
                {t.groups[value]}
                {/* Holds its place before it is known. */}
                <span className="min-w-4 text-center text-xs text-ink-3 tabular-nums">
                  {isReady ? number(countOf(value)) : ""}
                </span>
              </>
            ),
          }))}
        />
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3 max-md:hidden">
          {t.keys.map(([key, label]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {label}
            </span>
          ))}
        </p>
      </div>
      {!isReady && <SkeletonRows rows={8} />}
      {isReady && chosen === undefined && <EmptyInbox group={group} />}
      {isReady && chosen !== undefined && (
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
              onDone={putAway}
            />
          </div>
        </div>
      )}
    </>
  );
}
