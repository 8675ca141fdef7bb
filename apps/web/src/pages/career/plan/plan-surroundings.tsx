/** Milestones, what is needed, and what may go wrong. */
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";
import { useDays } from "./use-days.ts";
import type { Plan } from "./weeks.ts";

export function PlanSurroundings({ plan }: { readonly plan: Plan }) {
  const t = useText(planText);
  const days = useDays();
  return (
    <div className="grid items-start gap-6 md:grid-cols-3">
      <Card aria-label={t.milestones} className="px-5 py-4">
        <h2 className="mb-2 text-lg font-semibold">{t.milestones}</h2>
        <ol className="flex flex-col gap-3">
          {plan.milestones.map(({ milestone_id, title, date, criteria }) => (
            <li key={milestone_id} className="break-words">
              <p className="text-sm text-ink-3">{days.whole(date)}</p>
              <p className="font-medium">{title}</p>
              {criteria.map((text) => (
                <p key={text} className="text-sm text-ink-2">
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </Card>
      <Card aria-label={t.resources} className="px-5 py-4">
        <h2 className="mb-2 text-lg font-semibold">{t.resources}</h2>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {plan.resources_needed.map((text) => (
            <li key={text} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <Card aria-label={t.risks} className="px-5 py-4">
        <h2 className="mb-2 text-lg font-semibold">{t.risks}</h2>
        <dl className="flex flex-col gap-3">
          {Object.entries(plan.risk_mitigation).map(([risk, answer]) => (
            <div key={risk}>
              <dt className="font-medium break-words">{risk}</dt>
              <dd className="text-sm break-words text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
