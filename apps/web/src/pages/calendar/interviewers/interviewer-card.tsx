/** Somebody who talks to candidates: when they work, and what is known of their calendar. */
import type { Interviewer } from "@bole/server/contract";
import {
  CalendarCog,
  CalendarDays,
  CalendarSync,
  EllipsisVertical,
  PencilLine,
  Rss,
  Trash2,
} from "lucide-react";
import { refreshCalendar } from "../../../api/interviews.ts";
import { Card } from "../../../design/card.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import type { DialogName } from "./dialog-props.ts";
import { hoursWords } from "./hours-words.ts";
import { interviewersText } from "./interviewers-text.ts";
import { useInterviewersChanged } from "./use-interviewers-changed.ts";

export function InterviewerCard({
  who,
  onOpen,
  onBusy,
}: {
  readonly who: Interviewer;
  readonly onOpen: (name: DialogName) => void;
  readonly onBusy: () => void;
}) {
  const t = useText(interviewersText);
  const format = useFormat();
  const changed = useInterviewersChanged();
  const refresh = useAct({
    mutationFn: () => refreshCalendar(who.id),
    onSuccess: () => void notify("success", t.refreshed),
    onSettled: changed,
  });
  const { name, email, time_zone, hours, feed_since } = who;
  return (
    <Card aria-label={name} className="h-full px-5 py-4">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold break-words">{name}</h3>
          <p className="text-sm break-all text-ink-2">{email}</p>
        </div>
        <Menu
          label={t.actions(name)}
          trigger={
            <IconButton label={t.actions(name)} className="-mr-2">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          items={[
            { value: "edit", label: t.edit, icon: PencilLine },
            { value: "calendar", label: t.setCalendar, icon: CalendarCog },
            ...(who.calendar.source === "none"
              ? []
              : [{ value: "refresh" as const, label: t.refresh, icon: CalendarSync }]),
            { value: "busy", label: t.busy, icon: CalendarDays },
            { value: "feed", label: t.feed, icon: Rss },
            { value: "remove", label: t.remove, icon: Trash2, danger: true },
          ]}
          onChoose={(chosen) => {
            if (chosen === "refresh") refresh.mutate();
            else if (chosen === "busy") onBusy();
            else onOpen(chosen);
          }}
        />
      </header>
      <p className="mt-3">{hoursWords(hours, t)}</p>
      <p className="text-sm text-ink-3">{time_zone.replaceAll("_", " ")}</p>
      {hours.buffer_minutes > 0 && (
        <p className="text-sm text-ink-3">{t.buffer(format.number(hours.buffer_minutes))}</p>
      )}
      <CalendarLine calendar={who.calendar} />
      {feed_since !== null && (
        <p className="mt-1 text-sm text-ink-3">{t.feedSince(format.moment(feed_since))}</p>
      )}
      {refresh.isError && <ProblemNote error={refresh.error} className="mt-3" />}
    </Card>
  );
}

function CalendarLine({ calendar }: Pick<Interviewer, "calendar">) {
  const t = useText(interviewersText).calendar;
  const { moment, number, since } = useFormat();
  const { source, host, events, read_at, known_until, stale_since, problem, warnings } = calendar;
  const told = {
    none: t.none,
    file: t.file(number(events)),
    feed: t.feed(host ?? "", number(events)),
  };
  return (
    <div className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <p className="break-words">
        {told[source]}
        {read_at !== null && (
          <span className="text-ink-3"> · {t.read(since(read_at, Date.now()))}</span>
        )}
      </p>
      {known_until !== null && source !== "none" && (
        <p className="text-ink-3">{t.until(moment(known_until))}</p>
      )}
      {stale_since !== null && (
        <p className="text-warning-ink">
          {t.stale(moment(stale_since))} {problem?.detail}
        </p>
      )}
      {calendar.warnings_total > 0 && (
        <details className="text-warning-ink">
          <summary className="w-fit cursor-pointer rounded-sm">
            {t.warnings(calendar.warnings_total)}
          </summary>
          <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)} className="break-words">
                {t.line(number(warning.line), t.codes[warning.code])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
