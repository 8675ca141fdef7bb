/** The plan: how far it is, week by week what there is to do, and what surrounds it. */

import type { CareerPlanItem, CareerSession } from "@bole/server/contract";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useText } from "../../../i18n/text.ts";
import { useOwnZone } from "../../../preferences/zone.ts";
import { planText } from "../text/plan-text.ts";
import { CheckInCard } from "./check-in-card.tsx";
import { todayOf } from "./days.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PlanContext } from "./plan-context.ts";
import { PlanHead } from "./plan-head.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlanSurroundings } from "./plan-surroundings.tsx";
import { RefusedMove } from "./refused-move.tsx";
import { useChangeItem } from "./use-change-item.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekPager } from "./week-pager.tsx";
import { type Plan, viewFrom, weekCount, weekOf } from "./weeks.ts";

/** Weeks in view. */
const SHOWN = 4;

const VIEWS = ["list", "calendar"] as const;
type View = (typeof VIEWS)[number];
type Opened = { readonly item: CareerPlanItem; readonly as: "details" | "move" };

export function PlanView({
  session,
  plan,
}: {
  readonly session: CareerSession;
  readonly plan: Plan;
}) {
  const t = useText(planText);
  const [view, setView] = useState<View>("list");
  const today = todayOf(new Date(), useOwnZone());
  const count = weekCount(plan);
  const current = viewFrom(weekOf(plan, today), count, SHOWN);
  const [from, setFrom] = useState(current);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { change, refusal, error, reset } = useChangeItem(session.session_id);
  const move = (item: CareerPlanItem, date: string) => change({ item, date });
  const weeks = Array.from({ length: Math.min(SHOWN, count) }, (_, at) => from + at);
  const close = () => setOpened(null);
  return (
    <PlanContext
      value={{
        move,
        tick: (item, done) => change({ item, done }),
        remove: (item) => change({ item, removed: true }),
        show: (item) => setOpened({ item, as: "details" }),
      }}
    >
      <div className="flex flex-col gap-6">
        <PlanHead session={session} plan={plan} />
        {session.status === "completed" && <CheckInCard session={session} plan={plan} />}
        <Card className="px-4 py-4 md:px-5">
          <Segmented
            label={t.view}
            value={view}
            segments={VIEWS.map((value) => ({ value, label: t.views[value] }))}
            onChange={setView}
            className="mb-4 print:hidden"
          />
          {view === "calendar" && (
            <WeekPager
              from={from}
              shown={weeks.length}
              count={count}
              onShow={(week) => setFrom(viewFrom(week, count, SHOWN))}
              onToday={() => setFrom(current)}
            />
          )}
          {refusal !== null && (
            <RefusedMove
              refusal={refusal}
              onClose={reset}
              onMove={(date) => move(refusal.item, date)}
            />
          )}
          {refusal === null && error !== null && <ProblemNote error={error} className="mb-4" />}
          {view === "list" ? (
            <PlanList plan={plan} />
          ) : (
            <WeekGrid
              plan={plan}
              weeks={weeks}
              today={today}
              onMoveElsewhere={(item) => setOpened({ item, as: "move" })}
            />
          )}
        </Card>
        <PlanSurroundings plan={plan} />
      </div>
      {opened?.as === "details" && (
        <ItemDialog
          item={opened.item}
          plan={plan}
          goals={session.career_goals}
          onReword={(title) => {
            change({ item: opened.item, title });
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.as === "move" && (
        <MoveDialog
          item={opened.item}
          plan={plan}
          onMove={(date) => move(opened.item, date)}
          onClose={close}
        />
      )}
    </PlanContext>
  );
}
