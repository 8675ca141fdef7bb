import type { SignedInSessions } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  endOtherSessions,
  endSession,
  SESSIONS_KEY,
  sessionsQuery,
} from "../../../api/accounts.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { accountPageText } from "./account-page-text.ts";
import { deviceName } from "./device-name.ts";

type Row = SignedInSessions["items"][number];

export function SessionsCard() {
  const t = useText(accountPageText);
  const client = useQueryClient();
  const { moment } = useFormat();
  const { data, error, isError, refetch } = useQuery(sessionsQuery);
  const onSuccess = () => {
    void notify("success", t.ended);
    void client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  const end = useAct({ mutationFn: endSession, onSuccess });
  const endOthers = useAct({ mutationFn: endOtherSessions, onSuccess });
  const nameOf = (agent: string | null) => {
    const known = deviceName(agent ?? "");
    return known ? t.deviceOn(known.browser, known.system) : (agent ?? t.unknownDevice);
  };
  const columns: readonly Column<Row>[] = [
    {
      id: "device",
      title: t.columns.device,
      heading: true,
      cell: ({ user_agent, current }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="line-clamp-2 max-w-md text-sm break-words">{nameOf(user_agent)}</span>
          {current && <Badge>{t.thisOne}</Badge>}
        </span>
      ),
    },
    { id: "from", title: t.columns.from, cell: ({ ip_address }) => ip_address ?? "–" },
    {
      id: "used",
      title: t.columns.used,
      className: "whitespace-nowrap text-ink-2",
      cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at)}</time>,
    },
    {
      id: "actions",
      title: t.columns.actions,
      cell: ({ id, current }) =>
        !current && (
          <Button size="sm" onClick={() => end.mutate(id)}>
            {t.end}
          </Button>
        ),
    },
  ];
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <h2 className="text-lg font-semibold">{t.sessions}</h2>
        {data !== undefined && data.items.length > 1 && (
          <Button size="sm" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t.endOthers}
          </Button>
        )}
      </div>
      {end.isError && <ProblemNote error={end.error} className="mx-5 mb-3" />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={2} />}
      {data !== undefined && (
        <Table caption={t.sessions} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
