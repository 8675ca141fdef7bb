/** What the plan is about, how far it is, and the ways to take it along. */
import type { CareerSession } from "@bole/server/contract";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { planText } from "../text/plan-text.ts";
import { ExportMenu } from "./export-menu.tsx";
import { useDays } from "./use-days.ts";
import type { Plan } from "./weeks.ts";

export function PlanHead({
  session,
  plan,
}: {
  readonly session: CareerSession;
  readonly plan: Plan;
}) {
  const t = useText(planText);
  const days = useDays();
  const { number } = useFormat();
  const { done, total, hours_done, hours_total } = session.progress;
  const { start_date, end_date, hours_per_week, hours_assumed } = plan.timeline;
  const share = total === 0 ? 0 : Math.round((100 * done) / total);
  return (
    <Card className="flex flex-col gap-4 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose flex-1 basis-80 text-lg break-words">{plan.plan_overview}</p>
        <ExportMenu session={session} />
      </div>
      <div>
        <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
          <span>
            {t.progress(done, total)} · {t.hours(number(hours_done), number(hours_total))}
          </span>
          <span>
            {days.whole(start_date)} – {days.whole(end_date)} ·{" "}
            {t.weekHours(number(hours_per_week))}
            {hours_assumed && ` (${t.assumed})`}
          </span>
        </p>
        <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-hover">
          <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </div>
      </div>
      {plan.changes.length > 0 && (
        <div>
          <h2 className="text-sm font-medium text-ink-3">{t.changes}</h2>
          <ul className="list-disc pl-5">
            {plan.changes.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
