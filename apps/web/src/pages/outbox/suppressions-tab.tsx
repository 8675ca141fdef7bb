/** Who must not be written to, and why. */

import type { Suppression } from "@bole/server/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { MailX, X } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { useActorName } from "../../account/use-actor-name.ts";
import {
  addSuppression,
  removeSuppression,
  SUPPRESSIONS_KEY,
  suppressionsQuery,
} from "../../api/emails.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { Field } from "../../design/field.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { notify, notifyWithUndo } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { type Column, Table } from "../../design/table.tsx";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { outboxText } from "./outbox-text.ts";

export function SuppressionsTab() {
  const text = useText(outboxText);
  const t = text.suppressions;
  const { data, error, isError, refetch, ...pages } = useInfiniteQuery(suppressionsQuery());
  const [leaving, setLeaving] = useState<Suppression | null>(null);
  const entries = data?.pages.flatMap((page) => page.items);
  const columns = useColumns(setLeaving);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-2">{t.about}</p>
      <Allowed to="hiring.write">
        <AddForm />
      </Allowed>
      <Card className="overflow-hidden">
        {entries === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {entries === undefined && !isError && <SkeletonRows rows={4} />}
        {entries?.length === 0 && (
          <EmptyState icon={<MailX aria-hidden />} title={t.empty} detail={t.emptyDetail} />
        )}
        {entries !== undefined && entries.length > 0 && (
          <Table caption={t.caption} columns={columns} rows={entries} rowKey={({ id }) => id} />
        )}
        {pages.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {text.more}
            </Button>
          </div>
        )}
      </Card>
      {leaving !== null && <Leaving entry={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function AddForm() {
  const t = useText(outboxText).suppressions;
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: SUPPRESSIONS_KEY });
  const [address, setAddress] = useState("");
  const add = useAct({
    mutationFn: addSuppression,
    onSuccess: ({ id }) => {
      setAddress("");
      void notifyWithUndo(t.added, undo, () => void removeSuppression(id).finally(showAnew));
      void showAnew();
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate(address.trim());
      }}
    >
      <div className="flex items-end gap-2">
        <Field
          label={t.address}
          type="email"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          className="flex-1"
        />
        <Button type="submit" loading={add.isPending} disabled={address.trim() === ""}>
          {t.add}
        </Button>
      </div>
      {add.isError && <ProblemNote error={add.error} />}
    </form>
  );
}

function useColumns(onRemove: (entry: Suppression) => void): readonly Column<Suppression>[] {
  const t = useText(outboxText).suppressions;
  const { moment } = useFormat();
  const nameOf = useActorName();
  return [
    {
      id: "address",
      title: t.columns.address,
      heading: true,
      cell: ({ address }) => <span className="break-all">{address ?? t.erased}</span>,
    },
    { id: "why", title: t.columns.why, cell: ({ reason }) => t.reasons[reason] },
    {
      id: "who",
      title: t.columns.who,
      cell: ({ actor }) => <span className="break-all text-ink-2">{nameOf(actor)}</span>,
    },
    {
      id: "when",
      title: t.columns.when,
      className: "whitespace-nowrap text-ink-2",
      cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at)}</time>,
    },
    {
      id: "actions",
      title: t.columns.actions,
      className: "md:w-16",
      cell: (entry) => (
        <Allowed to="hiring.write">
          <IconButton
            label={t.remove(entry.address ?? t.erased)}
            onClick={() => onRemove(entry)}
            className="-my-1.5"
          >
            <X aria-hidden />
          </IconButton>
        </Allowed>
      ),
    },
  ];
}

function Leaving({
  entry,
  onClose,
}: {
  readonly entry: Suppression;
  readonly onClose: () => void;
}) {
  const t = useText(outboxText).suppressions;
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: SUPPRESSIONS_KEY });
  const remove = useAct({
    mutationFn: () => removeSuppression(entry.id),
    onSuccess: () => {
      const { address } = entry;
      // Of somebody who was erased nothing but a hash is known: that cannot be put back.
      if (address === null) void notify("success", t.removed);
      else
        void notifyWithUndo(t.removed, undo, () => void addSuppression(address).finally(showAnew));
      void showAnew();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle}
      about={`${entry.address ?? t.erased}. ${t.removeAbout}`}
      confirm={t.removeGo}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
