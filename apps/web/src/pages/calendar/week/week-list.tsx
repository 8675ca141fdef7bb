/** The same week where seven days have no room beside each other. */
import { useText } from "../../../i18n/text.ts";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { DayGroup } from "../agenda/day-group.tsx";
import { calendarText } from "../calendar-text.ts";
import type { WeekProps } from "./week-grid.tsx";

export function WeekList({ days, zone, interviews }: WeekProps) {
  const t = useText(calendarText);
  const byDay = Map.groupBy(interviews, ({ starts_at }) => wallOf(starts_at, zone).day);
  const used = days.filter((day) => byDay.has(day));
  if (used.length === 0) return <p className="py-10 text-center text-ink-2">{t.emptyWeek}</p>;
  return (
    <div className="flex flex-col gap-5">
      {used.map((day) => (
        <DayGroup key={day} day={day} interviews={byDay.get(day) ?? []} zone={zone} />
      ))}
    </div>
  );
}
