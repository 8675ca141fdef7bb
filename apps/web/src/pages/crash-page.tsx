/** Shown in place of a page that threw; it tells the server, so that somebody can look it up. */
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { RefreshCw, Unplug } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { reportClientError } from "../api/client.ts";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { useShellText } from "../i18n/text.ts";

type Report =
  | { readonly state: "sending" | "failed" }
  | { readonly state: "sent"; readonly reference: string };

export function CrashPage({ error: thrown }: ErrorComponentProps) {
  const error = useMemo(() => asError(thrown), [thrown]);
  const t = useShellText();
  const { pathname } = useRouter().state.location;
  const [report, setReport] = useState<Report>({ state: "sending" });
  useEffect(() => {
    let current = true;
    const show = (next: Report) => {
      if (current) setReport(next);
    };
    sendOnce(error, pathname).then(
      (reference) => show(reference === null ? { state: "failed" } : { state: "sent", reference }),
      () => show({ state: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [error, pathname]);
  return (
    <div role="alert" className="flex min-h-[70dvh] flex-col items-center justify-center">
      <EmptyState
        icon={<Unplug aria-hidden />}
        heading
        title={t.crash.title}
        detail={t.crash.detail}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            <RefreshCw aria-hidden />
            {t.crash.reload}
          </Button>
        }
      />
      {report.state === "failed" && <p className="text-sm text-ink-3">{t.crash.unreported}</p>}
      {report.state === "sent" && (
        <p className="flex flex-wrap items-center justify-center gap-1 px-6 text-sm text-ink-3">
          {t.crash.reported} <code className="font-mono text-xs">{report.reference}</code>
          <CopyButton text={report.reference} />
        </p>
      )}
    </div>
  );
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A page that renders twice has still crashed once. */
const reports = new WeakMap<Error, Promise<string | null>>();

function sendOnce(error: Error, path: string): Promise<string | null> {
  const known = reports.get(error);
  if (known !== undefined) return known;
  const report = reportClientError({
    message: (error.message || error.name).slice(0, 2_000),
    ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, 20_000) }),
    path: path.slice(0, 2_000),
  });
  reports.set(error, report);
  return report;
}
