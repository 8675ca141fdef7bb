/** A recruiter's day: what to act on at the left, how things stand at the right. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BriefcaseBusiness, CircleCheck } from "lucide-react";
import { Allowed } from "../../../account/allowed.tsx";
import { hiringTodayQuery } from "../../../api/today.ts";
import { useWaiting } from "../../../api/use-waiting.ts";
import { buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { DemoBanner, LoadDemoButton, useDemoIsLoading } from "../../../talent/demo-banner.tsx";
import { OfferedBooking } from "../../../talent/interview/booking-offer.tsx";
import { AssistantPanel } from "./assistant-panel.tsx";
import { HiringChecklist } from "./hiring-checklist.tsx";
import { hiringText } from "./hiring-text.ts";
import { InterviewsPanel, useInterviewsAround } from "./interviews-panel.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { TasksPanel } from "./tasks-panel.tsx";

const KINDS = [
  "answer_reply",
  "decide_after_interview",
  "prepare_interview",
  "screen_new",
  "remind_silent",
  "stuck_in_stage",
] as const;

export default function HiringTodayView() {
  const { data, error, isError, refetch } = useQuery(hiringTodayQuery);
  const { count: waiting, isKnown } = useWaiting();
  const { now, interviews, isLoading } = useInterviewsAround();
  const isComing = useDemoIsLoading();
  useHanFont(data);
  // All at once: what came later would push away what one is about to click.
  if (data === undefined || !isKnown || isLoading || (isComing && data.jobs.length === 0))
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} />
        )}
      </Card>
    );
  const isEmpty = data.jobs.length === 0 && waiting === 0;
  return (
    <>
      <DemoBanner />
      <OfferedBooking />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {!isEmpty && (
            <Allowed to="hiring.write">
              <HiringChecklist done={data.first_steps} />
            </Allowed>
          )}
          {waiting > 0 && <Waiting count={waiting} />}
          {isEmpty && <Start />}
          {!isEmpty && data.tasks.length === 0 && waiting === 0 && <Clear />}
          {KINDS.map((kind) => (
            <TasksPanel
              key={kind}
              kind={kind}
              tasks={data.tasks.filter((task) => task.kind === kind)}
            />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <InterviewsPanel now={now} interviews={interviews} />
          <JobsPanel jobs={data.jobs} />
          <Allowed to="assistant">
            <AssistantPanel />
          </Allowed>
        </div>
      </div>
    </>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const t = useText(hiringText);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-accent px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{t.approvals(count)}</p>
        <p className="text-sm text-ink-2">{t.approvalsDetail}</p>
      </div>
      <Link to="/inbox" className={buttonClass("primary")}>
        {t.review}
      </Link>
    </Card>
  );
}

function Clear() {
  const t = useText(hiringText);
  return (
    <Card>
      <EmptyState icon={<CircleCheck aria-hidden />} title={t.clear} detail={t.clearDetail} />
    </Card>
  );
}

function Start() {
  const t = useText(hiringText);
  return (
    <Card>
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title={t.start}
        detail={t.startDetail}
        action={
          <Allowed to="jobs.write">
            <div className="flex flex-wrap justify-center gap-2">
              <Link to="/jobs/new" className={buttonClass("primary")}>
                {t.newJob}
              </Link>
              <Link to="/people" className={buttonClass()}>
                {t.importPeople}
              </Link>
              <LoadDemoButton />
            </div>
          </Allowed>
        }
      />
    </Card>
  );
}
