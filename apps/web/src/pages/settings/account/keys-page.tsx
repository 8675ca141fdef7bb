import type { ApiKeyList } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, X } from "lucide-react";
import { useState } from "react";
import { useAboutPermission } from "../../../account/use-about-roles.ts";
import { useAccount } from "../../../account/use-session.ts";
import { KEYS_KEY, keysQuery, revokeKey } from "../../../api/accounts.ts";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { notify } from "../../../design/notify.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { SectionPage } from "../section-page.tsx";
import { isScope, presetOf } from "./key-presets.ts";
import { keysText } from "./keys-text.ts";
import { NewKeyForm } from "./new-key-form.tsx";

type Key = ApiKeyList["items"][number];

export default function KeysPage() {
  const t = useText(keysText);
  const { data, error, isError, refetch } = useQuery(keysQuery);
  const [leaving, setLeaving] = useState<Key | null>(null);
  const columns = useColumns(setLeaving);
  return (
    <SectionPage id="keys">
      <div className="flex flex-col gap-6">
        <NewKeyForm />
        <Card className="overflow-hidden">
          {data === undefined && isError && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && <SkeletonRows rows={3} />}
          {data?.items.length === 0 && (
            <EmptyState icon={<KeyRound aria-hidden />} title={t.none} detail={t.noneDetail} />
          )}
          {data !== undefined && data.items.length > 0 && (
            <Table
              caption={t.caption}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
            />
          )}
        </Card>
      </div>
      {leaving !== null && <Revoking apiKey={leaving} onClose={() => setLeaving(null)} />}
    </SectionPage>
  );
}

function useColumns(onRevoke: (key: Key) => void): readonly Column<Key>[] {
  const t = useText(keysText);
  const { moment } = useFormat();
  const time = (at: string | null, none: string) =>
    at === null ? none : <time dateTime={at}>{moment(at)}</time>;
  return [
    { id: "name", title: t.columns.name, heading: true, cell: ({ name }) => name },
    {
      id: "start",
      title: t.columns.start,
      cell: ({ start }) => <code className="font-mono text-sm">{start}…</code>,
    },
    {
      id: "scopes",
      title: t.columns.scopes,
      cell: ({ scopes }) => <Scopes scopes={scopes} />,
    },
    {
      id: "until",
      title: t.columns.until,
      cell: ({ expires_at }) => time(expires_at, t.validity.never),
    },
    {
      id: "used",
      title: t.columns.used,
      cell: ({ last_used_at }) => time(last_used_at, t.unused),
    },
    {
      id: "actions",
      title: t.columns.actions,
      className: "md:w-16",
      cell: (key) => (
        <IconButton label={t.revoke(key.name)} onClick={() => onRevoke(key)} className="-my-1.5">
          <X aria-hidden />
        </IconButton>
      ),
    },
  ];
}

/** In words; each permission is named when one points at it. */
function Scopes({ scopes }: Pick<Key, "scopes">) {
  const t = useText(keysText);
  const about = useAboutPermission();
  const possible = useAccount()?.permissions.filter(isScope) ?? [];
  const preset = presetOf(scopes.filter(isScope), possible);
  const words = scopes.map(about);
  return (
    <span title={words.join("\n")} className="text-sm">
      {preset === undefined ? t.first(words[0] ?? "", words.length - 1) : t.presets[preset]}
    </span>
  );
}

function Revoking({ apiKey, onClose }: { readonly apiKey: Key; readonly onClose: () => void }) {
  const t = useText(keysText);
  const client = useQueryClient();
  const revoke = useAct({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: () => {
      void notify("success", t.revoked);
      void client.invalidateQueries({ queryKey: KEYS_KEY });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.revokeTitle}
      about={t.revokeAbout}
      confirm={t.revokeGo}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  );
}
