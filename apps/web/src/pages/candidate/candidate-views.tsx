/** What there is to say about somebody, one view at a time. */
import type { Candidate } from "@bole/server/contract";
import { FileText } from "lucide-react";
import { EmptyState } from "../../design/empty-state.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { candidateText } from "./candidate-text.ts";
import { FactsTab } from "./facts/facts-tab.tsx";
import { ActivityTab } from "./tabs/activity-tab.tsx";
import { ApplicationsTab } from "./tabs/applications-tab.tsx";
import { ContactTab } from "./tabs/contact-tab.tsx";
import { CriteriaTab } from "./tabs/criteria-tab.tsx";
import { NotesTab } from "./tabs/notes-tab.tsx";
import { SkillsTab } from "./tabs/skills-tab.tsx";
import { VersionsTab } from "./tabs/versions-tab.tsx";
import { type useOpenCandidate, VIEWS, type View } from "./use-open-candidate.ts";

export function CandidateViews({
  candidate,
  open,
}: {
  readonly candidate: Candidate;
  readonly open: ReturnType<typeof useOpenCandidate>;
}) {
  const t = useText(candidateText);
  const { detail, show } = open;
  const resume = (content: (loaded: NonNullable<typeof detail.data>) => React.ReactNode) => {
    if (detail.data !== undefined) return content(detail.data);
    if (open.resumeId !== null) return <SkeletonRows rows={5} />;
    return (
      <EmptyState
        icon={<FileText aria-hidden />}
        title={t.document.noResume}
        detail={t.document.noResumeDetail}
      />
    );
  };
  const problem = open.job.error ?? open.assessment.error;
  const contents: Record<View, React.ReactNode> = {
    facts: resume((loaded) => <FactsTab detail={loaded} />),
    criteria:
      problem === null ? (
        <CriteriaTab
          personId={candidate.person.id}
          job={open.jobId === null ? null : open.job.data}
          assessment={open.assessment.data}
          onChoose={(job_id) => show({ job_id })}
        />
      ) : (
        <ProblemNote error={problem} />
      ),
    skills: resume((loaded) => <SkillsTab detail={loaded} />),
    notes: <NotesTab personId={candidate.person.id} />,
    activity: <ActivityTab candidate={candidate} />,
    applications: <ApplicationsTab candidate={candidate} />,
    contact: <ContactTab candidate={candidate} />,
    versions: (
      <VersionsTab
        candidate={candidate}
        shown={open.resumeId}
        onShow={(id) => show({ resume: id })}
      />
    ),
  };
  return (
    <div className="min-w-0">
      <Tabs
        label={t.tabsLabel}
        value={open.view}
        tabs={VIEWS.map((value) => ({ value, label: t.tabs[value], content: contents[value] }))}
        onChange={(tab) => show({ tab })}
      />
    </div>
  );
}
