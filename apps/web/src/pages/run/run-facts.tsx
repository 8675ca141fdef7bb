/** What the run took so far; while it works, its time goes on. */
import type { RunDetail } from "@bole/server/contract";
import { type ReactNode, useEffect, useState } from "react";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { runText } from "./run-text.ts";

export function RunFacts({
  run,
  since,
}: {
  readonly run: RunDetail;
  /** Since when it has been at work; null while it is not. */
  readonly since: number | null;
}) {
  const t = useText(runText).facts;
  const format = useFormat();
  const { metrics } = run;
  const { total, done, failed } = metrics.steps;
  return (
    <Card aria-label={t.title} className="mb-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-3 lg:grid-cols-6">
        <Fact name={t.steps}>
          {t.done(format.number(done), format.number(total))}
          {failed > 0 && (
            <span className="ml-2 text-sm font-normal text-danger-ink">
              {t.failed(format.number(failed))}
            </span>
          )}
        </Fact>
        <Fact name={t.duration}>
          <WorkingTime before={metrics.active_ms} since={since} />
        </Fact>
        <Fact name={t.cost}>{format.cost(metrics.cost)}</Fact>
        <Fact name={t.tokens}>{format.number(metrics.tokens)}</Fact>
        <Fact name={t.calls}>{format.number(metrics.calls)}</Fact>
        <Fact name={t.started}>
          <time dateTime={run.created_at} title={format.exact(run.created_at)}>
            {format.since(run.created_at, Date.now())}
          </time>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function WorkingTime({
  before,
  since,
}: {
  readonly before: number;
  readonly since: number | null;
}) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return format.duration(before + (since === null ? 0 : Math.max(0, now - since)));
}
