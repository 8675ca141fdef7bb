/** A few weeks of the plan: a row for each, a column for each day. On a phone the days stand below each other. */
import type { CareerPlanItem } from "@bole/server/contract";
import { Flag } from "lucide-react";
import { useRef } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { planText } from "../text/plan-text.ts";
import { ItemCard } from "./item-card.tsx";
import { usePlanActions } from "./plan-context.ts";
import { useDays } from "./use-days.ts";
import { useDayDrop } from "./use-item-drag.ts";
import { type Plan, type PlanDay, type PlanWeek, weekAt } from "./weeks.ts";

export function WeekGrid({
  plan,
  weeks,
  today,
  onMoveElsewhere,
}: {
  readonly plan: Plan;
  readonly weeks: readonly number[];
  readonly today: string;
  readonly onMoveElsewhere: (item: CareerPlanItem) => void;
}) {
  return (
    <div className="flex flex-col gap-5">
      {weeks.map((number) => {
        const week = weekAt(plan, number);
        return (
          <section key={number} aria-labelledby={`week-${number}`}>
            <WeekHead week={week} most={plan.timeline.hours_per_week} />
            <ol className="grid gap-1.5 md:grid-cols-7">
              {week.days.map((day) => (
                <DayCell
                  key={day.date}
                  day={day}
                  plan={plan}
                  isToday={day.date === today}
                  onMoveElsewhere={onMoveElsewhere}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function WeekHead({ week, most }: { readonly week: PlanWeek; readonly most: number }) {
  const t = useText(planText);
  const days = useDays();
  const { number } = useFormat();
  const [first, last] = [week.days[0]?.date, week.days.at(-1)?.date];
  return (
    <header className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 id={`week-${week.number}`} className="font-semibold">
        {t.week(week.number)}
      </h3>
      <p className="text-sm text-ink-3">
        {first && last && `${days.short(first)} – ${days.short(last)} · `}
        {t.ofHours(number(week.hours), number(most))}
      </p>
      {week.milestones.map(({ milestone_id, title }) => (
        <p key={milestone_id} className="flex items-center gap-1 text-sm text-accent-ink">
          <Flag aria-hidden className="size-3.5 shrink-0" />
          {title}
        </p>
      ))}
    </header>
  );
}

function DayCell({
  day,
  plan,
  isToday,
  onMoveElsewhere,
}: {
  readonly day: PlanDay;
  readonly plan: Plan;
  readonly isToday: boolean;
  readonly onMoveElsewhere: (item: CareerPlanItem) => void;
}) {
  const t = useText(planText);
  const days = useDays();
  const { move } = usePlanActions();
  const cell = useRef<HTMLLIElement>(null);
  const isOver = useDayDrop(cell, (itemId) => {
    const item = plan.action_items.find(({ item_id }) => item_id === itemId);
    if (item !== undefined && item.date !== day.date) move(item, day.date);
  });
  return (
    <li
      ref={cell}
      data-day={day.date}
      className={cx(
        "flex min-w-0 flex-col gap-1.5 rounded-md border p-1.5 md:min-h-24",
        day.isOff ? "border-transparent bg-sunken" : "border-line bg-surface",
        isOver && "border-accent bg-accent-soft",
        day.items.length === 0 && "max-md:hidden",
      )}
    >
      <p className={cx("text-xs", isToday ? "font-semibold text-accent-ink" : "text-ink-3")}>
        {days.named(day.date)}
        {day.isOff && ` · ${t.free}`}
      </p>
      {day.items.map((item) => (
        <ItemCard key={item.item_id} item={item} onMoveElsewhere={onMoveElsewhere} />
      ))}
    </li>
  );
}
