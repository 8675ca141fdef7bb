/** What language models were asked and what that took, by task, person, day and solver. */
import type { Usage } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { usageQuery } from "../../../api/usage.ts";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { GROUPS, type Grouping } from "./grouping.ts";
import { LimitsCard } from "./limits-card.tsx";
import { PricesCard } from "./prices-card.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import { UsageTable } from "./usage-table.tsx";
import { usageText } from "./usage-text.ts";
import { UsageTotals } from "./usage-totals.tsx";

const PERIODS = ["1", "7", "30", "90"] as const;

export function UsageTab() {
  const t = useText(usageText);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>("30");
  const { data, error, isError, refetch } = useQuery(usageQuery(Number(period)));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">{data && t.about(data.from, data.to)}</p>
        <Segmented
          label={t.period}
          value={period}
          onChange={setPeriod}
          segments={PERIODS.map((value) => ({ value, label: t.days(Number(value)) }))}
        />
      </div>
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </Card>
      )}
      {data !== undefined && <UsageShown usage={data} />}
    </div>
  );
}

function UsageShown({ usage }: { readonly usage: Usage }) {
  const t = useText(usageText);
  const [grouping, setGrouping] = useState<Grouping>("by_task");
  const isEmpty = usage.total.calls + usage.total.embedded + usage.total.answers === 0;
  return (
    <>
      <UsageTotals total={usage.total} />
      <Card className="overflow-hidden">
        <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
          <h2 className="font-semibold">{t.title}</h2>
          <Segmented
            label={t.by}
            value={grouping}
            onChange={setGrouping}
            segments={GROUPS.map((value) => ({ value, label: t.groups[value] }))}
          />
        </header>
        {isEmpty ? (
          <EmptyState
            icon={<ChartNoAxesColumn aria-hidden />}
            title={t.none}
            detail={t.noneDetail}
          />
        ) : (
          <UsageTable grouping={grouping} groups={usage[grouping]} />
        )}
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LimitsCard limits={usage.limits} />
        <ReasonsCard usage={usage} />
      </div>
      {usage.prices.length > 0 && <PricesCard prices={usage.prices} />}
    </>
  );
}
