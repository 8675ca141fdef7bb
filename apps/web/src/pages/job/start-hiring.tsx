/** Opens a draft: only then it counts as open, and job-seekers find it. */
import type { Job } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { JOBS_KEY, publishJob } from "../../api/jobs.ts";
import { Button } from "../../design/button.tsx";
import { notify } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { jobText } from "./job-text.ts";

export function StartHiring({
  job,
  isChanged,
}: {
  readonly job: Pick<Job, "id" | "version" | "status">;
  /** What is not saved yet would be lost by a newer version. */
  readonly isChanged: boolean;
}) {
  const t = useText(jobText);
  const client = useQueryClient();
  const open = useAct({
    mutationFn: () => publishJob(job),
    onSuccess: ({ status }) =>
      void notify("success", status === "open" ? t.hiring.started : t.hiring.waits),
    onSettled: () => void client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  if (job.status !== "draft") return null;
  return (
    <Button
      variant="primary"
      disabled={isChanged}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      <Megaphone aria-hidden />
      {t.hiring.start}
    </Button>
  );
}
