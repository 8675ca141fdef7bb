/** A week of appointments; on a phone, its days one after the other. */
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { busyQuery, interviewsQuery } from "../../../api/interviews.ts";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useMedia } from "../../../design/use-media.ts";
import { useText } from "../../../i18n/text.ts";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { useDayNames } from "../../../talent/interview/use-day-names.ts";
import { AppointmentDrawer } from "../appointment-drawer.tsx";
import { calendarText } from "../calendar-text.ts";
import { addDays, daysOf, knownPart, mondayOf, windowAround } from "../time/week.ts";
import { ViewFilters } from "../view-filters.tsx";
import type { ViewProps } from "../view-props.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekList } from "./week-list.tsx";

export function WeekView(props: ViewProps) {
  const { shown, interviewers, onChange } = props;
  const t = useText(calendarText);
  const hasRoom = useMedia("(min-width: 48rem)");
  const window = windowAround(shown.week);
  const { data, error, isError, refetch } = useQuery(interviewsQuery(window, shown.who));
  const who = interviewers.find(({ id }) => id === shown.who);
  const known = who === undefined ? null : knownPart(window, who.calendar);
  const busy = useQuery({
    ...busyQuery(who?.id ?? "", known ?? window),
    enabled: known !== null,
  });
  const [opened, setOpened] = useState<string | null>(null);
  useHanFont(data);
  const interview = data?.find(({ id }) => id === opened);
  const week = {
    days: daysOf(shown.week),
    zone: shown.zone,
    interviews: data ?? [],
    onOpen: setOpened,
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <WeekHead week={shown.week} zone={shown.zone} onChange={(to) => onChange({ week: to })} />
        <ViewFilters {...props} />
      </div>
      {busy.isError && <ProblemNote error={busy.error} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-96 w-full" />}
      {data !== undefined && hasRoom && (
        <WeekGrid
          {...week}
          busy={who === undefined ? [] : (busy.data?.items ?? [])}
          busyName={who?.name ?? ""}
        />
      )}
      {data !== undefined && !hasRoom && <WeekList {...week} />}
      {who !== undefined && hasRoom && <p className="text-sm text-ink-3">{t.busyKey(who.name)}</p>}
      {interview !== undefined && (
        <AppointmentDrawer
          key={interview.id}
          interview={interview}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function WeekHead({
  week,
  zone,
  onChange,
}: {
  readonly week: string;
  readonly zone: string;
  readonly onChange: (week: string) => void;
}) {
  const t = useText(calendarText);
  const { range } = useDayNames();
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label={t.previous} onClick={() => onChange(addDays(week, -7))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t.next} onClick={() => onChange(addDays(week, 7))}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Button
        size="sm"
        className="ml-1"
        onClick={() => onChange(mondayOf(wallOf(Date.now(), zone).day))}
      >
        {t.today}
      </Button>
      <h2 aria-live="polite" className="ml-3 text-lg font-semibold">
        {range(week, addDays(week, 6))}
      </h2>
    </div>
  );
}
