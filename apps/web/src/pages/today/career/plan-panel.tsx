/** What stands in the plan for these seven days; each can be ticked off here. */

import type { CareerSession } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { buttonClass } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { EmptyState } from "../../../design/empty-state.tsx";
import { useText } from "../../../i18n/text.ts";
import { useOwnZone } from "../../../preferences/zone.ts";
import { addDays, todayOf, weekdayOf } from "../../career/plan/days.ts";
import { useChangeItem } from "../../career/plan/use-change-item.ts";
import { useDays } from "../../career/plan/use-days.ts";
import { MORE, Panel } from "../panel.tsx";
import { careerTodayText } from "./career-text.ts";

export function PlanPanel({
  session,
  isNew,
}: {
  readonly session: CareerSession | undefined;
  readonly isNew: boolean;
}) {
  const t = useText(careerTodayText);
  if (session?.final_plan != null) return <Week session={session} plan={session.final_plan} />;
  if (session === undefined && !isNew) return null;
  const link =
    session === undefined
      ? { to: "/career" }
      : { to: "/career/$sessionId", params: { sessionId: session.session_id } };
  return (
    <Panel title={t.week}>
      <EmptyState
        icon={<Compass aria-hidden />}
        title={session === undefined ? t.noPlan : t.goesOn}
        detail={session === undefined ? t.noPlanDetail : t.goesOnDetail}
        action={
          <Link {...link} className={buttonClass("primary")}>
            {session === undefined ? t.makePlan : t.continue}
          </Link>
        }
      />
    </Panel>
  );
}

function Week({
  session,
  plan,
}: {
  readonly session: CareerSession;
  readonly plan: NonNullable<CareerSession["final_plan"]>;
}) {
  const t = useText(careerTodayText);
  const days = useDays();
  const { change } = useChangeItem(session.session_id);
  const today = todayOf(new Date(), useOwnZone());
  const monday = addDays(today, 1 - weekdayOf(today));
  const items = plan.action_items
    .filter(({ date }) => date >= monday && date < addDays(monday, 7))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Panel
      title={t.week}
      count={items.filter(({ done }) => !done).length}
      more={
        <Link to="/career/$sessionId" params={{ sessionId: session.session_id }} className={MORE}>
          {t.wholePlan}
        </Link>
      }
    >
      {items.length === 0 && <p className="px-5 py-4 text-ink-3">{t.nothingThisWeek}</p>}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.item_id}>
            <label className="flex items-start gap-3 px-5 py-3">
              <input
                type="checkbox"
                aria-label={t.tick(item.title)}
                checked={item.done}
                onChange={({ target }) => change({ item, done: target.checked })}
                className="mt-0.5 size-4.5 shrink-0 accent-accent max-md:size-6"
              />
              <span
                className={cx("min-w-0 flex-1 break-words", item.done && "text-ink-3 line-through")}
              >
                {item.title}
              </span>
              <span className="shrink-0 text-sm text-ink-3">{days.named(item.date)}</span>
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
