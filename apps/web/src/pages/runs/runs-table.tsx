/** One line a run: what it is, how it stands, what it took. */
import type { RunSummary } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { GitFork } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { RunStatusBadge } from "./run-status.tsx";
import { runsText } from "./runs-text.ts";
import { selectedRunsText } from "./selected-runs-text.ts";
import { workedMs } from "./worked-ms.ts";

/** The ids of runs that are selected. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (runId: string) => void;
}

export function RunsTable({
  runs,
  ...selection
}: Selection & { readonly runs: readonly RunSummary[] }) {
  const t = useText(runsText);
  const columns = useColumns(selection);
  return (
    <Table caption={t.caption} columns={columns} rows={runs} rowKey={({ run_id }) => run_id} />
  );
}

function useColumns(selection: Selection): readonly Column<RunSummary>[] {
  const t = useText(runsText);
  const format = useFormat();
  const right = "md:w-24 md:text-right tabular-nums whitespace-nowrap";
  return [
    {
      id: "run",
      title: t.columns.run,
      heading: true,
      cell: (run) => <RunName run={run} {...selection} />,
    },
    {
      id: "status",
      title: t.columns.status,
      className: "md:w-32",
      cell: ({ status, waiting_for }) => (
        <RunStatusBadge status={status} waitingFor={waiting_for} />
      ),
    },
    {
      id: "cost",
      title: t.columns.cost,
      className: right,
      cell: ({ spent }) => format.cost(spent.cost),
    },
    {
      id: "tokens",
      title: t.columns.tokens,
      className: right,
      cell: ({ spent }) => format.number(spent.tokens),
    },
    {
      id: "duration",
      title: t.columns.duration,
      className: right,
      cell: (run) => {
        const ms = workedMs(run);
        return ms === null ? "–" : format.duration(ms);
      },
    },
    {
      id: "when",
      title: t.columns.when,
      className: "md:w-36 md:text-right whitespace-nowrap text-ink-2",
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={format.exact(created_at)}>
          {format.since(created_at, Date.now())}
        </time>
      ),
    },
  ];
}

function RunName({ run, selected, toggle }: Selection & { readonly run: RunSummary }) {
  const t = useText(runsText);
  const { select } = useText(selectedRunsText);
  return (
    <div className="flex gap-3">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        aria-label={select(run.title || t.untitled)}
        checked={selected.has(run.run_id)}
        onChange={() => toggle(run.run_id)}
      />
      <div className="min-w-0">
        <Link
          to="/runs/$runId"
          params={{ runId: run.run_id }}
          className="line-clamp-2 font-medium break-words hover:text-accent-ink hover:underline"
        >
          {run.title || t.untitled}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-3">
          <code className="font-mono text-xs break-all">{run.run_id}</code>
          {run.planned && <Badge>{t.planned}</Badge>}
          {run.forked_from !== null && (
            <Badge>
              <GitFork aria-hidden />
              {t.forked}
            </Badge>
          )}
        </p>
        {run.status === "failed" && run.error !== null && (
          <p className="mt-0.5 line-clamp-2 text-sm font-normal break-words text-danger-ink">
            {run.error.message}
          </p>
        )}
      </div>
    </div>
  );
}
