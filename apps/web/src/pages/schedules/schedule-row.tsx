/** One schedule: what it starts and when, and what came of its last times. */
import type { Schedule } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { removeSchedule, SCHEDULES_KEY, saveSchedule } from "../../api/schedules.ts";
import { Button } from "../../design/button.tsx";
import { notifyWithUndo } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { schedulesText } from "./schedules-text.ts";

export function ScheduleRow({ schedule }: { readonly schedule: Schedule }) {
  const t = useText(schedulesText);
  const format = useFormat();
  const client = useQueryClient();
  const { name, cron, time_zone, run, by, next_at, history } = schedule;
  const refresh = () => client.invalidateQueries({ queryKey: SCHEDULES_KEY });
  const bringBack = () => saveSchedule(name, { cron, time_zone, run }).then(refresh);
  const remove = useAct({
    mutationFn: () => removeSchedule(name),
    onSuccess: () => {
      void notifyWithUndo(t.removed(name), t.undo, () => void bringBack());
      void refresh();
    },
  });
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-ink-2">{run.user_input ?? <code>{run.plan_id}</code>}</p>
          <p className="text-sm text-ink-3">
            {t.every(cron, time_zone)} · {t.by(by)}
          </p>
          <p className="text-sm">
            {t.next}:{" "}
            {next_at === null ? t.never : <time dateTime={next_at}>{format.exact(next_at)}</time>}
          </p>
        </div>
        <Allowed to="runs.write">
          <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
            <Trash2 aria-hidden />
            {t.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </Allowed>
      </div>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer text-ink-2">{t.history}</summary>
        {history.length === 0 && <p className="mt-1 text-ink-3">{t.nothing}</p>}
        <ul className="mt-1">
          {history.map(({ due_at, outcome }) => (
            <li key={due_at}>
              <time dateTime={due_at}>{format.exact(due_at)}</time> · {t.outcomes[outcome]}
            </li>
          ))}
        </ul>
      </details>
      {remove.isError && <ProblemNote error={remove.error} className="mt-2" />}
    </li>
  );
}
