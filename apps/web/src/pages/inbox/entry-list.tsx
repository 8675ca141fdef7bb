/** The list of what waits: decisions and conversations, each on a line. */
import type { Approval, EffectEntry, MailConversation } from "@bole/server/contract";
import { CircleCheckBig, Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../design/badge.tsx";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { approvalsText } from "../approvals/approvals-text.ts";
import { questionOf } from "../approvals/gate.ts";
import { useQuestion } from "../approvals/use-question.ts";
import type { Entry } from "./entries.ts";
import { inboxText } from "./inbox-text.ts";

export function EntryList({
  entries,
  chosen,
  onChoose,
}: {
  readonly entries: readonly Entry[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}) {
  const t = useText(inboxText);
  return (
    <ul aria-label={t.tabsLabel} className="divide-y divide-line">
      {entries.map((entry) => (
        <Row
          key={entry.key}
          entry={entry}
          isChosen={entry.key === chosen}
          onChoose={() => onChoose(entry.key)}
        />
      ))}
    </ul>
  );
}

function Row({
  entry,
  isChosen,
  onChoose,
}: {
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { since } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const Icon = entry.kind === "thread" ? Mail : CircleCheckBig;
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className={cx(
          "flex w-full items-start gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-hover",
          isChosen && "bg-accent-soft",
        )}
      >
        <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          {entry.kind === "thread" && <ThreadLines thread={entry.thread} />}
          {entry.kind === "effect" && <EffectLines effect={entry.effect} />}
          {entry.kind === "gate" && <GateLines approval={entry.approval} />}
          <span className="text-xs text-ink-3">{since(entry.at, Date.now())}</span>
        </span>
      </button>
    </li>
  );
}

function ThreadLines({ thread }: { readonly thread: MailConversation }) {
  const t = useText(inboxText);
  const { newest, group, no_answer, mails } = thread;
  const { person_name, direction, from, to, subject, preview } = newest;
  const { number } = useFormat();
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-medium">
          {person_name || (direction === "in" ? from : to)}
          {mails > 1 && <span className="ml-1.5 text-xs text-ink-3">{number(mails)}</span>}
        </span>
        {group === "to_answer" && no_answer === null && <Badge tone="accent">{t.waits}</Badge>}
        {group === "not_sent" && <Badge tone="warning">{t.groups.not_sent}</Badge>}
        {no_answer !== null && <Badge tone="neutral">{t.noAnswer[no_answer]}</Badge>}
      </span>
      <span className="truncate text-sm">{subject}</span>
      <span className="truncate text-sm text-ink-3">{preview}</span>
    </>
  );
}

function EffectLines({ effect }: { readonly effect: EffectEntry }) {
  return <Decision title={useQuestion(effect)} about={effect.job_title ?? ""} />;
}

function GateLines({ approval: { gate, run } }: { readonly approval: Approval }) {
  const t = useText(approvalsText);
  const { number } = useFormat();
  return <Decision title={questionOf(gate, t.what, number)} about={run.title} />;
}

function Decision({ title, about }: { readonly title: string; readonly about: string }) {
  const t = useText(inboxText);
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <span className="line-clamp-2 font-medium break-words">{title}</span>
        <Badge tone="warning">{t.approve}</Badge>
      </span>
      {about !== "" && <span className="truncate text-sm text-ink-3">{about}</span>}
    </>
  );
}
