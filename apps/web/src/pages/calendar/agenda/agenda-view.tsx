/** Appointments one after the other: those to come, or those that are past. */
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { interviewsQuery } from "../../../api/interviews.ts";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { Segmented } from "../../../design/segmented.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { calendarText } from "../calendar-text.ts";
import { ViewFilters } from "../view-filters.tsx";
import type { ViewProps } from "../view-props.ts";
import { DayGroup } from "./day-group.tsx";

const WHEN = ["upcoming", "past"] as const;
type When = (typeof WHEN)[number];
const DAY_MS = 86_400_000;
const FAR = { upcoming: 365, past: 92 };

export function AgendaView(props: ViewProps) {
  const { shown } = props;
  const t = useText(calendarText);
  const [when, setWhen] = useState<When>("upcoming");
  // Of the moment at which one began to look: a window that moves would never be answered.
  const [now] = useState(() => Date.now());
  const window = {
    from: new Date(when === "past" ? now - FAR.past * DAY_MS : now).toISOString(),
    to: new Date(when === "past" ? now : now + FAR.upcoming * DAY_MS).toISOString(),
  };
  const { data, error, isError, refetch } = useQuery(interviewsQuery(window, shown.who));
  useHanFont(data);
  const inOrder = when === "past" ? data?.toReversed() : data;
  const days = Map.groupBy(inOrder ?? [], ({ starts_at }) => wallOf(starts_at, shown.zone).day);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented
          label={t.whenLabel}
          value={when}
          segments={WHEN.map((value) => ({ value, label: t.when[value] }))}
          onChange={setWhen}
        />
        <ViewFilters {...props} />
      </div>
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </Card>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            icon={<CalendarDays aria-hidden />}
            title={when === "past" ? t.nonePast : t.noneUpcoming}
            {...(when === "upcoming" && { detail: t.noneUpcomingDetail })}
          />
        </Card>
      )}
      {Array.from(days, ([day, interviews]) => (
        <DayGroup key={day} day={day} interviews={interviews} zone={shown.zone} />
      ))}
    </div>
  );
}
