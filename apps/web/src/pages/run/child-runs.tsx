/** Runs that steps of this run have started. */
import type { RunDetail } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { RunStatusBadge } from "../runs/run-status.tsx";
import { runText } from "./run-text.ts";

export function ChildRuns({ runs }: { readonly runs: RunDetail["children"] }) {
  const t = useText(runText);
  if (runs.length === 0) return null;
  return (
    <Card aria-label={t.children} className="mt-6">
      <h2 className="px-5 pt-4 font-semibold">{t.children}</h2>
      <ul className="px-5 py-3">
        {runs.map(({ run_id, title, status, waiting_for, parent }) => (
          <li key={run_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <RunStatusBadge status={status} waitingFor={waiting_for} />
            <Link
              to="/runs/$runId"
              params={{ runId: run_id }}
              className="min-w-0 text-accent-ink hover:underline"
            >
              {title || t.untitled}
            </Link>
            {parent !== null && <code className="font-mono text-xs text-ink-3">{parent.key}</code>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
