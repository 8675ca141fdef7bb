/** A job-seeker's day: this week's plan and jobs that fit at the left; résumés and dates at the right. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { careerQuery, careersQuery } from "../../../api/career.ts";
import { ownApplicationsQuery } from "../../../api/own-applications.ts";
import { ownResumesQuery, resumeToMatch } from "../../../api/resumes.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { OwnApplications } from "../../matches/own-applications.tsx";
import { CareerChecklist } from "./career-checklist.tsx";
import { DatesPanel } from "./dates-panel.tsx";
import { MatchesPanel } from "./matches-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { ResumesPanel } from "./resumes-panel.tsx";

export default function CareerTodayView() {
  const careers = useInfiniteQuery(careersQuery());
  const newest = careers.data?.pages[0]?.items[0];
  const { data: session, isLoading } = useQuery({
    ...careerQuery(newest?.session_id ?? ""),
    enabled: newest !== undefined,
  });
  const { data: resumes, isLoading: hasNoResumesYet } = useQuery(ownResumesQuery);
  const applications = useQuery(ownApplicationsQuery);
  // All at once: what came later would push away what one is about to click.
  if (careers.isLoading || isLoading || hasNoResumesYet || applications.isLoading)
    return <SkeletonRows rows={6} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <CareerChecklist hasResume={(resumes?.length ?? 0) > 0} hasPlan={newest !== undefined} />
        {resumes?.length === 0 && <ResumesPanel resumes={resumes} />}
        <PlanPanel session={session} isNew={newest === undefined} />
        <MatchesPanel resumeId={resumeToMatch(resumes)} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {resumes !== undefined && resumes.length > 0 && <ResumesPanel resumes={resumes} />}
        <DatesPanel session={session} />
        <OwnApplications />
      </div>
    </div>
  );
}
