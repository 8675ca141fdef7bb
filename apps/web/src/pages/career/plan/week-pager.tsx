import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";

/** Through the weeks of a plan, some at a time. */
export function WeekPager({
  from,
  shown,
  count,
  onShow,
  onToday,
}: {
  readonly from: number;
  readonly shown: number;
  readonly count: number;
  readonly onShow: (week: number) => void;
  readonly onToday: () => void;
}) {
  const t = useText(planText);
  const to = from + shown - 1;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-lg font-semibold">{t.weeks}</h2>
      <p role="status" className="text-sm text-ink-3">
        {t.shown(from, to, count)}
      </p>
      <Button size="sm" onClick={onToday}>
        {t.thisWeek}
      </Button>
      <IconButton label={t.earlier} disabled={from <= 1} onClick={() => onShow(from - shown)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t.later} disabled={to >= count} onClick={() => onShow(from + shown)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
