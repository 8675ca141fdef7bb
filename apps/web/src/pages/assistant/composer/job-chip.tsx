/** "This job": which one, said once and kept for the messages that follow. */
import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, X } from "lucide-react";
import { jobQuery } from "../../../api/jobs.ts";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { JobPicker } from "../../../talent/job-picker.tsx";
import { assistantText } from "../text/assistant-text.ts";

export function JobChip({
  jobId,
  onPick,
}: {
  readonly jobId: string | null;
  readonly onPick: (jobId: string | null) => void;
}) {
  const t = useText(assistantText).job;
  const { data } = useQuery({ ...jobQuery(jobId ?? ""), enabled: jobId !== null });
  return (
    <div className="flex min-w-0 flex-1 items-center">
      <JobPicker
        onPick={({ id }) => onPick(id)}
        trigger={
          <Button size="sm" variant="ghost" className="min-w-0 shrink!">
            <BriefcaseBusiness aria-hidden />
            <span className="truncate">
              {jobId === null ? t.choose : t.chosen(data?.title ?? "…")}
            </span>
          </Button>
        }
      />
      {jobId !== null && (
        <IconButton label={t.clear} onClick={() => onPick(null)}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
