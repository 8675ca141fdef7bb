import type { Usage } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { usageText } from "./usage-text.ts";

export function LimitsCard({ limits }: { readonly limits: Usage["limits"] }) {
  const t = useText(usageText);
  const { cost } = useFormat();
  const { spent_today, cost_per_day, cost_per_run } = limits;
  const share = cost_per_day === 0 ? 1 : Math.min(1, spent_today / cost_per_day);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{t.limits}</h2>
        <Link
          to="/settings/guardrails"
          search={{ tab: "policy" }}
          className={buttonClass("secondary", "sm")}
        >
          {t.change}
        </Link>
      </div>
      <div>
        <p className="flex justify-between gap-3 text-sm">
          <span>{t.today}</span>
          <span className="tabular-nums">{t.ofLimit(cost(spent_today), cost(cost_per_day))}</span>
        </p>
        <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-hover">
          <div
            className={cx("h-full", share < 0.8 ? "bg-accent" : "bg-danger")}
            style={{ width: `${100 * share}%` }}
          />
        </div>
      </div>
      <p className="text-sm">{t.perRun(cost(cost_per_run))}</p>
      <p className="text-sm text-ink-3">{t.beyond}</p>
    </Card>
  );
}
