/** The people of a job by stage. Which job, which step and which stage are in the address. */
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { BriefcaseBusiness } from "lucide-react";
import { jobChoicesQuery } from "../../api/jobs.ts";
import { boardQuery } from "../../api/pipeline.ts";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { Page } from "../../design/page.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { DemoBanner, LoadDemoButton, useDemoIsLoading } from "../../talent/demo-banner.tsx";
import { JobPicker } from "../../talent/job-picker.tsx";
import { STAGES } from "../../talent/names.ts";
import { PickerTrigger } from "../../talent/picker-trigger.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import { OpenBoard, type Shown } from "./open-board.tsx";
import { pipelineText } from "./pipeline-text.ts";
import { usualJob } from "./usual-job.ts";

interface Address {
  readonly job_id?: unknown;
  readonly step?: unknown;
  readonly stage?: unknown;
}

export default function PipelinePage() {
  const t = useText(pipelineText);
  const navigate = useNavigate();
  const search: Address = useSearch({ strict: false });
  const jobs = useQuery({ ...jobChoicesQuery, enabled: search.job_id === undefined });
  const jobId = search.job_id === undefined ? usualJob(jobs.data ?? [])?.id : String(search.job_id);
  const board = useQuery({ ...boardQuery(jobId ?? ""), enabled: jobId !== undefined });
  const isComing = useDemoIsLoading();
  const show = (job_id: string, { step, stage }: Shown) =>
    void navigate({
      to: "/pipeline",
      search: { job_id, ...(step && { step }), ...(stage && { stage }) },
      replace: true,
      resetScroll: false,
    });
  const failed = board.data === undefined ? (board.error ?? jobs.error) : null;
  const hasNoJob = jobs.data?.length === 0 && jobId === undefined && !isComing;
  return (
    <Page
      title={t.title}
      about={t.about}
      wide="all"
      actions={
        <div className="flex min-w-0 flex-wrap gap-2 max-md:w-full">
          <JobPicker
            onPick={({ id }) => show(id, {})}
            trigger={
              <PickerTrigger
                aria-label={`${t.job}: ${board.data?.job_title ?? t.chooseJob}`}
                text={board.data?.job_title ?? t.chooseJob}
                className="md:max-w-96 max-md:w-full"
              />
            }
          />
          {jobId !== undefined && (
            <Link to="/jobs/$jobId" params={{ jobId }} className={buttonClass()}>
              <BriefcaseBusiness aria-hidden />
              {t.toJob}
            </Link>
          )}
        </div>
      }
    >
      <DemoBanner />
      {board.data !== undefined && board.isError && (
        <ProblemNote error={board.error} className="mb-4" />
      )}
      {board.data !== undefined && jobId !== undefined && (
        <OpenBoard
          key={jobId}
          board={board.data}
          shown={{
            step: NEXT_STEPS.find((known) => known === search.step),
            stage: STAGES.find((known) => known === search.stage),
          }}
          onShow={(shown) => show(jobId, shown)}
        />
      )}
      {board.data === undefined && (
        <Card>
          {failed !== null && (
            <ErrorState
              error={failed}
              onRetry={() => void (jobId === undefined ? jobs : board).refetch()}
            />
          )}
          {failed === null && hasNoJob && <NoJobs />}
          {failed === null && !hasNoJob && <SkeletonRows rows={6} />}
        </Card>
      )}
    </Page>
  );
}

function NoJobs() {
  const t = useText(pipelineText);
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden />}
      title={t.noJobs}
      detail={t.noJobsDetail}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/jobs/new" className={buttonClass("primary")}>
            {t.newJob}
          </Link>
          <LoadDemoButton />
        </div>
      }
    />
  );
}
