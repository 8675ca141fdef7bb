/** What starts by itself at set times, and what of the queued work failed for good. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, CalendarClock, Plus } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { schedulesQuery } from "../../api/schedules.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { FailedWorkCard } from "./failed-work-card.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { schedulesText } from "./schedules-text.ts";

export default function SchedulesPage() {
  const t = useText(schedulesText);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isError, refetch } = useQuery(schedulesQuery);
  const add = (
    <Allowed to="runs.write">
      <Button variant="primary" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t.add}
      </Button>
    </Allowed>
  );
  return (
    <Page title={t.title} about={t.about} back={<BackToRuns />} actions={add}>
      <Card className="overflow-hidden">
        {data === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && <SkeletonRows rows={3} />}
        {data?.schedules.length === 0 && (
          <EmptyState icon={<CalendarClock aria-hidden />} title={t.none} detail={t.noneDetail} />
        )}
        {data !== undefined && data.schedules.length > 0 && (
          <ul>
            {data.schedules.map((schedule) => (
              <ScheduleRow key={schedule.name} schedule={schedule} />
            ))}
          </ul>
        )}
      </Card>
      <FailedWorkCard />
      {isAdding && <ScheduleDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function BackToRuns() {
  const t = useText(schedulesText);
  return (
    <Link
      to="/runs"
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.back}
    </Link>
  );
}
