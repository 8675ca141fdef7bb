/** A step in figures, and how it went wrong if it did. */
import type { RunStep } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useShellText, useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { solvedBy } from "./step-facts.ts";
import { stepText } from "./step-text.ts";

export function StepRecord({ step }: { readonly step: RunStep }) {
  const t = useText(stepText);
  const shell = useShellText();
  const format = useFormat();
  const { record, artifact } = step;
  const solver = solvedBy(step.events);
  return (
    <>
      <dl aria-label={t.facts} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Row name={t.agent}>{step.action}</Row>
        <Row name={t.key}>
          <code className="font-mono text-sm break-all">{step.key}</code>
        </Row>
        {solver !== null && <Row name={t.model}>{solver}</Row>}
        {record !== null && (
          <>
            <Row name={t.duration}>{format.duration(record.ended_at - record.started_at)}</Row>
            {record.items === null ? (
              <>
                <Row name={t.attempts}>{format.number(record.attempts)}</Row>
                {record.cached && <Row name={t.cached}>{t.yes}</Row>}
                <Row name={t.tokens}>{format.number(record.tokens)}</Row>
                <Row name={t.cost}>{format.cost(record.cost)}</Row>
              </>
            ) : (
              // What a fan-out took stands with its items.
              <Row name={t.items}>{format.number(record.items)}</Row>
            )}
          </>
        )}
        {artifact !== null && (
          <Row name={t.artifact}>
            <Link
              to="/memory"
              search={{ tab: "files", path: artifact }}
              className="font-mono text-xs break-all text-accent-ink hover:underline"
            >
              {artifact}
            </Link>
          </Row>
        )}
      </dl>
      {record?.error && (
        <div role="note" className="rounded-md bg-danger-soft px-3 py-2.5 text-danger-ink">
          <p className="flex items-center gap-2 font-medium">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {t.error}
          </p>
          <p className="mt-0.5 text-sm break-words whitespace-pre-wrap">{record.error.message}</p>
          <a
            href={`/api/docs/errors#${record.error.code}`}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-block text-sm underline"
          >
            {t.remedy(record.error.code)}
            <span className="sr-only"> ({shell.shell.opensNewTab})</span>
          </a>
        </div>
      )}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  );
}
