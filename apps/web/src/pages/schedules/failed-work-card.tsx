/** Queued work that failed in all of its tries. */
import type { FailedWork } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { discardWork, failedWorkQuery, retryWork, SCHEDULES_KEY } from "../../api/schedules.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { schedulesText } from "./schedules-text.ts";

export function FailedWorkCard() {
  const t = useText(schedulesText).failed;
  const { data, error, isError } = useQuery(failedWorkQuery);
  return (
    <Card aria-label={t.title} className="mt-8 overflow-hidden">
      <div className="border-b border-line px-5 py-4">
        <h2 className="font-semibold">{t.title}</h2>
        <p className="text-sm text-ink-3">{t.about}</p>
      </div>
      {isError && <ProblemNote error={error} className="m-4" />}
      {data?.work.length === 0 && <p className="px-5 py-4 text-ink-2">{t.none}</p>}
      <ul>
        {data?.work.map((work) => (
          <Row key={work.id} work={work} />
        ))}
      </ul>
    </Card>
  );
}

const RUNS = "runs";

function Row({ work: { id, queue, key, attempt, error, died_at } }: { readonly work: FailedWork }) {
  const t = useText(schedulesText).failed;
  const format = useFormat();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const done = (words: string) => {
    void notify("success", words);
    void client.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
  const retry = useAct({ mutationFn: () => retryWork(id), onSuccess: () => done(t.retried) });
  const discard = useAct({
    mutationFn: () => discardWork(id),
    onSuccess: () => done(t.discarded),
  });
  const names: Readonly<Record<string, string>> = t.queues;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium">
          {names[queue] ?? queue}{" "}
          {queue === RUNS && key !== null ? (
            <Link
              to="/runs/$runId"
              params={{ runId: key }}
              className="text-accent-ink hover:underline"
            >
              <code className="font-mono text-xs">{key}</code>
            </Link>
          ) : (
            <code className="font-mono text-xs">{key}</code>
          )}
        </p>
        <p className="text-sm break-words text-danger-ink">{error}</p>
        <p className="text-sm text-ink-3">
          {t.tries(attempt)} · <time dateTime={died_at}>{format.exact(died_at)}</time>
        </p>
      </div>
      <Allowed to="runs.write">
        <div className="flex gap-2">
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            <RotateCcw aria-hidden />
            {t.retry}
          </Button>
          <Button variant="ghost" onClick={() => setAsked(true)}>
            <Trash2 aria-hidden />
            {t.discard}
          </Button>
        </div>
      </Allowed>
      {retry.isError && <ProblemNote error={retry.error} className="basis-full" />}
      {isAsked && (
        <ConfirmDialog
          title={t.discardTitle}
          about={t.discardAbout}
          confirm={t.discard}
          isPending={discard.isPending}
          error={discard.error}
          onConfirm={() => discard.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
