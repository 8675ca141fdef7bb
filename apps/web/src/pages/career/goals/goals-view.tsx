/** Goals in three columns, the nearest first; each says what has to come before it. */
import type { CareerSession } from "@bole/server/contract";
import { ArrowRight, CornerDownRight } from "lucide-react";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useDays } from "../plan/use-days.ts";
import { planText } from "../text/plan-text.ts";

type Goal = CareerSession["career_goals"][number];

const TYPES = ["short_term", "medium_term", "long_term"] as const;
const idOf = (goalId: string) => `goal-${goalId}`;

export function GoalsView({ goals }: { readonly goals: readonly Goal[] }) {
  const t = useText(planText).goals;
  /** The goal under the pointer or focus: what it needs is lit. */
  const [lit, setLit] = useState<Goal | null>(null);
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      {TYPES.map((type, at) => (
        <section key={type} aria-label={t.types[type]} className="flex flex-col gap-3">
          <h2 className="flex items-center justify-between text-sm font-medium text-ink-3">
            {t.types[type]}
            {at < TYPES.length - 1 && <ArrowRight aria-hidden className="size-4 max-md:hidden" />}
          </h2>
          {goals
            .filter(({ goal_type }) => goal_type === type)
            .map((goal) => (
              <GoalCard
                key={goal.goal_id}
                goal={goal}
                goals={goals}
                isLit={lit?.dependencies.includes(goal.goal_id) ?? false}
                onLight={setLit}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

function GoalCard({
  goal,
  goals,
  isLit,
  onLight,
}: {
  readonly goal: Goal;
  readonly goals: readonly Goal[];
  readonly isLit: boolean;
  readonly onLight: (goal: Goal | null) => void;
}) {
  const t = useText(planText).goals;
  const days = useDays();
  const before = goals.filter(({ goal_id }) => goal.dependencies.includes(goal_id));
  return (
    <Card
      id={idOf(goal.goal_id)}
      aria-label={goal.description}
      onMouseEnter={() => onLight(goal)}
      onMouseLeave={() => onLight(null)}
      className={cx("flex flex-col gap-2 px-4 py-3 transition-colors", isLit && "bg-accent-soft")}
    >
      <p className="text-sm text-ink-3">{t.by(days.whole(goal.target_date))}</p>
      <h3 className="font-semibold break-words">{goal.description}</h3>
      <div>
        <h4 className="text-xs font-medium text-ink-3">{t.criteria}</h4>
        <ul className="list-disc pl-4 text-sm text-ink-2">
          {goal.success_criteria.map((text) => (
            <li key={text} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      </div>
      {before.length > 0 && (
        <div>
          <h4 className="text-xs font-medium text-ink-3">{t.after}</h4>
          <ul className="flex flex-col gap-0.5 text-sm">
            {before.map(({ goal_id, description }) => (
              <li key={goal_id} className="flex items-start gap-1">
                <CornerDownRight aria-hidden className="mt-1 size-3.5 shrink-0 text-ink-3" />
                <a
                  href={`#${idOf(goal_id)}`}
                  onFocus={() => onLight(goal)}
                  onBlur={() => onLight(null)}
                  className="rounded-sm break-words text-accent-ink hover:underline"
                >
                  {description}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
