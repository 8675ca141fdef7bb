/** The plan as a list: what is overdue, this week, next week, and later. */
import type { CareerPlanItem } from "@bole/server/contract";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { planText } from "../text/plan-text.ts";
import { ItemLink } from "./item-link.tsx";
import { usePlanActions } from "./plan-context.ts";
import { useDays } from "./use-days.ts";
import type { Plan } from "./weeks.ts";

const HORIZONS = ["overdue", "this_week", "next_week", "later"] as const;

export function PlanList({ plan }: { readonly plan: Plan }) {
  const t = useText(planText);
  return (
    <div className="flex flex-col gap-6">
      {HORIZONS.map((horizon) => {
        const items = plan.action_items.filter((item) => item.horizon === horizon);
        if (items.length === 0) return null;
        return (
          <section key={horizon} aria-labelledby={`horizon-${horizon}`}>
            <h3 id={`horizon-${horizon}`} className="mb-2 font-semibold">
              {t.horizons[horizon]}
            </h3>
            <ol className="flex flex-col gap-3">
              {items.map((item) => (
                <ListedItem key={item.item_id} item={item} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function ListedItem({ item }: { readonly item: CareerPlanItem }) {
  const t = useText(planText);
  const days = useDays();
  const { number } = useFormat();
  const { tick, show } = usePlanActions();
  return (
    <li data-listed={item.item_id} className="flex items-start gap-3">
      <input
        type="checkbox"
        aria-label={t.tick(item.title)}
        checked={item.done}
        onChange={({ target }) => tick(item, target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent max-md:size-5"
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => show(item)}
          className={cx(
            "rounded-sm text-left font-medium break-words hover:text-accent-ink",
            item.done && "text-ink-3 line-through",
          )}
        >
          {item.title}
        </button>
        <p className="max-w-prose text-sm break-words text-ink-2">{item.description}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>
            {days.named(item.date)} · {t.kinds[item.kind]} · {t.h(number(item.hours))}
          </span>
          {item.links.map((link) => (
            <ItemLink key={`${link.kind} ${link.id}`} link={link} />
          ))}
        </p>
      </div>
    </li>
  );
}
