/** One job as a workspace: its candidates, its criteria, its advertisement, and what others read. */
import type { Job } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft, MessagesSquare } from "lucide-react";
import { useMemo } from "react";
import { useAccount, useMay } from "../../account/use-session.ts";
import { jobQuery } from "../../api/jobs.ts";
import { Badge } from "../../design/badge.tsx";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { notify } from "../../design/notify.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { LeaveGuard } from "../../talent/leave-guard.tsx";
import { STATUS_TONES } from "../../talent/names.ts";
import { JobMenu } from "../../talent/put-away-job.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { BoardTab } from "./board-tab.tsx";
import { draftOf } from "./job-draft.ts";
import { JobForm } from "./job-form.tsx";
import { jobText } from "./job-text.ts";
import { PostingView } from "./posting-view.tsx";
import { StartHiring } from "./start-hiring.tsx";
import { SuggestedTab } from "./suggested-tab.tsx";
import { TeamTab } from "./team-tab.tsx";
import { TextsView } from "./texts-view.tsx";
import { useJobDraft } from "./use-job-draft.ts";

const TABS = ["board", "suggested", "job", "texts", "posting", "team"] as const;

/** Where people sign in, for those who may choose: a local owner has nobody to share with. */
function useTabs() {
  const may = useMay();
  const hasTeam = useAccount() !== undefined && may("jobs.write");
  const isOpen: Readonly<Record<(typeof TABS)[number], boolean>> = {
    board: may("person.read"),
    suggested: may("people.read"),
    job: true,
    texts: may("jobs.write"),
    posting: may("jobs.all"),
    team: hasTeam,
  };
  return TABS.filter((tab) => isOpen[tab]);
}

export default function JobPage() {
  const { jobId = "" }: { readonly jobId?: string } = useParams({ strict: false });
  const t = useText(jobText);
  const { data, error, isError, refetch } = useQuery(jobQuery(jobId));
  if (data !== undefined) return <OpenJob key={jobId} job={data} />;
  return (
    <Page title={t.fields.title} tabTitle={jobId} back={<BackToJobs />}>
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </Card>
    </Page>
  );
}

function OpenJob({ job }: { readonly job: Job }) {
  const t = useText(jobText);
  const may = useMay();
  const navigate = useNavigate();
  const search: { readonly tab?: unknown } = useSearch({ strict: false });
  const tabs = useTabs();
  const shown = tabs.find((tab) => tab === search.tab) ?? tabs[0] ?? "job";
  const editor = useJobDraft({
    current: job,
    first: draftOf(job),
    onSaved: ({ title }) => void notify("success", t.saved(title)),
  });
  const saved = editor.base ?? job;
  const read = useMemo(
    () => ({ text: saved.description, sources: saved.sources }),
    [saved.description, saved.sources],
  );
  const contents = {
    board: <BoardTab jobId={job.id} />,
    suggested: <SuggestedTab jobId={job.id} />,
    job: (
      // Who may not change a job reads it in the same place.
      <fieldset disabled={!may("jobs.write")} className="min-w-0">
        <JobForm key={saved.criteria_version} editor={editor} read={read} />
      </fieldset>
    ),
    texts: <TextsView job={saved} />,
    posting: <PostingView job={saved} isChanged={editor.isChanged} />,
    team: <TeamTab jobId={job.id} />,
  };
  return (
    <Page
      title={saved.title}
      wide={shown === "board" ? "all" : false}
      back={<BackToJobs />}
      about={<JobFacts job={saved} />}
      actions={
        <div className="flex flex-wrap gap-2">
          {may("assistant") && (
            <Link to="/assistant" search={{ job: job.id }} className={buttonClass()}>
              <MessagesSquare aria-hidden />
              {t.assistant}
            </Link>
          )}
          {may("jobs.write") && <StartHiring job={saved} isChanged={editor.isChanged} />}
          {may("jobs.write") && (
            <JobMenu job={saved} onGone={() => void navigate({ to: "/jobs" })} />
          )}
        </div>
      }
    >
      <Tabs
        label={t.tabsLabel}
        value={shown}
        tabs={tabs.map((value) => ({ value, label: t.tabs[value], content: contents[value] }))}
        onChange={(tab) =>
          void navigate({
            to: "/jobs/$jobId",
            params: { jobId: job.id },
            search: tab === tabs[0] ? {} : { tab },
          })
        }
      />
      <LeaveGuard isAtRisk={editor.isAtRisk} />
    </Page>
  );
}

function JobFacts({ job }: { readonly job: Job }) {
  const t = useText(jobText);
  const names = useText(talentText);
  const { number, since } = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={STATUS_TONES[job.status]}>{names.statuses[job.status]}</Badge>
      {job.archived_at !== null && <Badge>{names.putAway.archivedOnes}</Badge>}
      {job.kind === "project" && <Badge tone="accent">{names.kinds.project}</Badge>}
      {job.demo && <Badge>{names.demo.badge}</Badge>}
      <span>{[job.organisation, job.location].filter(Boolean).join(" · ")}</span>
      <span className="text-sm text-ink-3">
        {t.version(number(job.version), since(job.updated_at, Date.now()))}
      </span>
    </div>
  );
}

export function BackToJobs() {
  const t = useText(jobText);
  return (
    <Link
      to="/jobs"
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.back}
    </Link>
  );
}
