/** What came of a run that is over; where it failed: what was done, what is missing, what is next. */
import type { RunDetail } from "@bole/server/contract";
import { CircleX } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { isList, isRecord, type Json } from "../../json/json.ts";
import { ValuePanel } from "../../values/value-panel.tsx";
import { runText } from "./run-text.ts";

export function Outcome({ run }: { readonly run: RunDetail }) {
  const t = useText(runText).outcome;
  if (run.status === "completed") {
    return (
      <Card className="mb-6 px-5 py-4">
        <ValuePanel label={t.result} value={run.result} />
      </Card>
    );
  }
  if (run.status !== "failed" && run.status !== "cancelled") return null;
  const { done, missing, next, ...rest } = isRecord(run.result) ? run.result : {};
  return (
    <Card role="region" aria-label={t[run.status]} className="mb-6 px-5 py-4">
      <div className="flex items-start gap-3">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger-ink" />
        <div className="min-w-0">
          <h2 className="font-semibold">
            {t[run.status]}
            {run.error?.step !== undefined && ` ${t.atStep(run.error.step)}`}
          </h2>
          {run.error !== null && (
            <p className="break-words whitespace-pre-wrap text-ink-2">
              {run.error.message} <code className="font-mono text-xs">{run.error.code}</code>
            </p>
          )}
        </div>
      </div>
      <dl className="mt-4 flex flex-col gap-3">
        <Names title={t.done} value={done} />
        <Names title={t.missing} value={missing} />
        {typeof next === "string" && (
          <div>
            <dt className="text-sm text-ink-3">{t.next}</dt>
            <dd className="max-w-prose break-words">{next}</dd>
          </div>
        )}
      </dl>
      {Object.keys(rest).length > 0 && (
        <div className="mt-4">
          <ValuePanel label={t.details} value={rest} />
        </div>
      )}
    </Card>
  );
}

/** Steps and criteria, which are short names or sentences. */
function Names({ title, value }: { readonly title: string; readonly value: Json | undefined }) {
  const t = useText(runText).outcome;
  if (!isList(value)) return null;
  const names = value.map((entry) => (typeof entry === "string" ? entry : JSON.stringify(entry)));
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      <dd className="mt-0.5 flex flex-wrap gap-1.5">
        {names.length === 0 && <span className="text-ink-3">{t.none}</span>}
        {names.map((name) =>
          name.length > 40 ? (
            <p key={name} className="w-full break-words">
              {name}
            </p>
          ) : (
            <Badge key={name}>{name}</Badge>
          ),
        )}
      </dd>
    </div>
  );
}
