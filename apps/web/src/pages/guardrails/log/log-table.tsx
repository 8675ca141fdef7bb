import type { GuardrailLogs } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { SeverityBadge } from "../severity-badge.tsx";
import { readContext } from "./read-context.ts";

type Entry = GuardrailLogs["items"][number];

/** More of them say nothing more. */
const PLACES = 6;

export function LogTable({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText(guardrailsText).log;
  return (
    <Table
      caption={t.caption}
      columns={useColumns()}
      rows={entries}
      rowKey={({ id }: Entry) => id}
    />
  );
}

function useColumns(): readonly Column<Entry>[] {
  const t = useText(guardrailsText);
  const format = useFormat();
  return [
    {
      id: "check",
      title: t.log.check,
      heading: true,
      className: "md:w-44",
      cell: ({ check_name }) => t.checks[check_name].name,
    },
    {
      id: "severity",
      title: t.log.severity,
      className: "md:w-28",
      cell: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    { id: "found", title: t.log.found, cell: (entry) => <Found entry={entry} /> },
    {
      id: "who",
      title: t.log.who,
      className: "md:w-36",
      cell: ({ user_id }) => <span className="break-all">{user_id ?? t.log.none}</span>,
    },
    {
      id: "run",
      title: t.log.run,
      className: "md:w-28",
      cell: (entry) => <RunLink entry={entry} />,
    },
    {
      id: "when",
      title: t.log.when,
      className: "md:w-44",
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={format.exact(created_at)} className="text-ink-2">
          {format.moment(created_at)}
        </time>
      ),
    },
  ];
}

function Found({ entry }: { readonly entry: Entry }) {
  const t = useText(guardrailsText).log;
  const { places } = readContext(entry.context_json);
  return (
    <span className="inline-flex max-w-full flex-col gap-1.5">
      <span className="break-words">{entry.message}</span>
      {places.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {places.slice(0, PLACES).map(({ label, start, end }) => (
            <Badge key={`${label} ${start} ${end}`}>
              {t.place(label ?? t.somewhere, start, end)}
            </Badge>
          ))}
          {places.length > PLACES && <Badge>+{places.length - PLACES}</Badge>}
        </span>
      )}
    </span>
  );
}

function RunLink({ entry }: { readonly entry: Entry }) {
  const t = useText(guardrailsText).log;
  const { run } = readContext(entry.context_json);
  if (run === null) return <span className="text-ink-3">{t.none}</span>;
  return (
    <Link
      to="/runs/$runId"
      params={{ runId: run }}
      aria-label={t.toRun(run)}
      className="text-accent-ink hover:underline"
    >
      {t.toRunShort}
    </Link>
  );
}
