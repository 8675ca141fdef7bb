import type { Check } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  type LucideIcon,
  RefreshCw,
} from "lucide-react";
import { checksQuery } from "../../api/queries.ts";
import { Badge, type Tone } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { systemText } from "./system-text.ts";

const LOOKS: Record<Check["status"], { icon: LucideIcon; tone: Tone; ink: string }> = {
  ok: { icon: CircleCheck, tone: "ok", ink: "text-ok-ink" },
  warning: { icon: CircleAlert, tone: "warning", ink: "text-warning-ink" },
  failed: { icon: CircleX, tone: "danger", ink: "text-danger-ink" },
  off: { icon: CircleMinus, tone: "neutral", ink: "text-ink-3" },
};
/** What needs a person comes first. */
const ORDER: readonly Check["status"][] = ["failed", "warning", "ok", "off"];

export function ChecksTab() {
  const t = useText(systemText).checks;
  const format = useFormat();
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useQuery(checksQuery);
  const bad = data?.checks.filter(({ status }) => status === "failed" || status === "warning");
  const sorted = data?.checks.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  return (
    <Card>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <div>
          <h2 className="font-semibold">
            {bad === undefined ? t.title : bad.length === 0 ? t.good : t.bad(bad.length)}
          </h2>
          {data !== undefined && (
            <p className="text-sm text-ink-3">
              {t.at(format.clock(new Date(dataUpdatedAt).toISOString()))}
            </p>
          )}
        </div>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw aria-hidden />}
          {t.again}
        </Button>
      </header>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isError && sorted === undefined && <SkeletonRows rows={8} />}
      {!isError && sorted !== undefined && (
        <ul className="divide-y divide-line">
          {sorted.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CheckRow({ check }: { readonly check: Check }) {
  const t = useText(systemText).checks;
  const summary = useText(check.summary);
  const remedy = useText(check.remedy ?? { en: "", zh: "" });
  const look = LOOKS[check.status];
  return (
    <li
      className="flex items-start gap-3.5 px-5 py-3.5"
      data-check={check.id}
      data-status={check.status}
    >
      <look.icon aria-hidden className={cx("mt-0.5 size-4.5 shrink-0", look.ink)} />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{t.names[check.id]}</h3>
        <p className="break-words text-ink-2">{summary}</p>
        {remedy !== "" && <p className="mt-0.5 break-words text-sm text-ink-3">{remedy}</p>}
      </div>
      <Badge tone={look.tone}>{t.statuses[check.status]}</Badge>
    </li>
  );
}
