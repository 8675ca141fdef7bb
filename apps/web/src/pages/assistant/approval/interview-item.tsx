/** An interview that would be cancelled or moved: whose it is, and what becomes of it. */
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { interviewQuery } from "../../../api/interviews.ts";
import { Badge } from "../../../design/badge.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useZonedTime } from "../../../talent/interview/use-zoned-time.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import type { ChangedInterview } from "../model/previews.ts";
import { workflowText } from "../text/workflow-text.ts";

export function InterviewItem({
  change: { interview_id, starts_at, reason = "" },
}: {
  readonly change: ChangedInterview;
}) {
  const t = useText(workflowText).approval;
  const zoned = useZonedTime();
  const { data } = useQuery(interviewQuery(interview_id));
  if (data === undefined) return <Skeleton className="h-10 w-full" />;
  const others = [data.interviewer_time_zone, data.time_zone];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PersonLink id={data.person_id} name={data.person_name} />
        <span className="text-sm text-ink-3">
          {t.interview(data.job_title, data.interviewer_name)}
        </span>
        <Badge tone="warning">
          {starts_at === undefined ? t.cancelInterview : t.moveInterview}
        </Badge>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm tabular-nums">
        {zoned(data.starts_at, others)}
        {starts_at !== undefined && (
          <>
            <ArrowRight aria-hidden className="size-4 text-ink-3" />
            {zoned(starts_at, others)}
          </>
        )}
      </p>
      {reason !== "" && (
        <p className="mt-1 text-sm break-words text-ink-2">
          {t.reason}: {reason}
        </p>
      )}
    </>
  );
}
