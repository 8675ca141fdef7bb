/** A plan as it stands now: the scheduler's, with what the person moved and ticked off. */
import type { FinalPlan } from "../plan/final-plan.ts";
import { weekOf } from "../plan/working-days.ts";
import type { Day } from "../text/day.ts";
import type { CareerSession, CurrentPlan, PlannedItem } from "./session-view.ts";

export interface ItemMark {
  readonly item_id: string;
  readonly done_at: string | null;
  readonly date: string | null;
  readonly title?: string | null;
  readonly removed_at?: string | null;
}

export function currentPlan(plan: FinalPlan, marks: readonly ItemMark[], today: Day): CurrentPlan {
  const byId = new Map(marks.map((mark) => [mark.item_id, mark]));
  const removed = (id: string) => (byId.get(id)?.removed_at ?? null) !== null;
  const kept = plan.action_items.filter(({ item_id }) => !removed(item_id));
  const items = kept.map((item) => {
    const { done_at = null, date: moved = null, title } = byId.get(item.item_id) ?? {};
    const date = moved ?? item.date;
    const week = weekOf(plan.timeline.start_date, date);
    return {
      ...item,
      title: title ?? item.title,
      depends_on: item.depends_on.filter((id) => !removed(id)),
      date,
      week,
      done: done_at !== null,
      done_at,
      moved: moved !== null && moved !== item.date,
      horizon: horizonOf(date, done_at !== null, plan, today),
    };
  });
  return {
    ...plan,
    action_items: items.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  };
}

function horizonOf(
  date: Day,
  done: boolean,
  { timeline }: Pick<FinalPlan, "timeline">,
  today: Day,
): PlannedItem["horizon"] {
  const now = Math.max(1, weekOf(timeline.start_date, today));
  const week = weekOf(timeline.start_date, date);
  if (!done && date < today) return "overdue";
  return week <= now ? "this_week" : week === now + 1 ? "next_week" : "later";
}

export function progressOf(plan: CurrentPlan | null): CareerSession["progress"] {
  const items = plan?.action_items ?? [];
  const done = items.filter((item) => item.done);
  const sum = (list: typeof items) => list.reduce((hours, item) => hours + item.hours, 0);
  return { done: done.length, total: items.length, hours_done: sum(done), hours_total: sum(items) };
}
