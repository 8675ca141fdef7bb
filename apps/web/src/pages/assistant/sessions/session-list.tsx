/** The conversations there are, the newest first. */
import type { RecruiterSessionSummary } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { conversationsQuery, deleteConversation } from "../../../api/recruiter.ts";
import { Badge } from "../../../design/badge.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { assistantText } from "../text/assistant-text.ts";

export function SessionList({
  openId,
  onDeleted,
  onOpen,
}: {
  readonly openId: string;
  readonly onDeleted: (id: string) => void;
  /** On a phone the list lies over the page, and goes with the choice. */
  readonly onOpen?: () => void;
}) {
  const t = useText(assistantText);
  const { data, error, isError } = useQuery(conversationsQuery);
  const [leaving, setLeaving] = useState<RecruiterSessionSummary | null>(null);
  return (
    <nav aria-label={t.sessions} className="flex flex-col">
      {data === undefined && !isError && <SkeletonRows rows={3} />}
      {data === undefined && isError && <ProblemNote error={error} />}
      {data?.items.length === 0 && <p className="px-2.5 py-2 text-sm text-ink-3">{t.none}</p>}
      <ul className="flex flex-col gap-0.5">
        {data?.items.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            isOpen={session.session_id === openId}
            onDelete={() => setLeaving(session)}
            {...(onOpen !== undefined && { onOpen })}
          />
        ))}
      </ul>
      {leaving !== null && (
        <DeleteDialog
          session={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => {
            setLeaving(null);
            onDeleted(leaving.session_id);
          }}
        />
      )}
    </nav>
  );
}

function SessionRow({
  session: { session_id, title, waiting, updated_at },
  isOpen,
  onDelete,
  onOpen,
}: {
  readonly session: RecruiterSessionSummary;
  readonly isOpen: boolean;
  readonly onDelete: () => void;
  readonly onOpen?: () => void;
}) {
  const t = useText(assistantText);
  const { since } = useFormat();
  return (
    <li className={cx("flex items-center rounded-md pr-1 hover:bg-hover", isOpen && "bg-hover")}>
      <Link
        to="/assistant"
        search={{ session: session_id }}
        aria-current={isOpen ? "page" : undefined}
        {...(onOpen !== undefined && { onClick: onOpen })}
        className="flex min-w-0 flex-1 flex-col rounded-md px-2.5 py-1.5"
      >
        <span className="truncate">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          {since(updated_at, Date.now())}
          {waiting > 0 && <Badge tone="warning">{t.waits(waiting)}</Badge>}
        </span>
      </Link>
      <IconButton label={t.remove(title)} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function DeleteDialog({
  session,
  onClose,
  onDeleted,
}: {
  readonly session: RecruiterSessionSummary;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const t = useText(assistantText);
  const client = useQueryClient();
  const remove = useAct({
    mutationFn: () => deleteConversation(session.session_id),
    onSuccess: () => {
      void notify("success", t.removed);
      onDeleted();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={t.removeTitle}
      about={t.removeAbout}
      confirm={t.removeGo}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
