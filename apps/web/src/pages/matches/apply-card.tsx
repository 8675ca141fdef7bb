/** Applies with a résumé of one's own, after one has agreed that a copy of it is sent. */
import type { Job } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileUser } from "lucide-react";
import { useState } from "react";
import { applyWith, ownApplicationsQuery } from "../../api/own-applications.ts";
import { ownResumesQuery } from "../../api/resumes.ts";
import { Badge } from "../../design/badge.tsx";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { STAGE_TONES } from "../../talent/names.ts";
import { matchesText } from "./matches-text.ts";
import { OwnResume } from "./own-resume.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

export function ApplyCard({ job, resumeId }: { readonly job: Job; readonly resumeId: string }) {
  const t = useText(matchesText);
  const { since, exact } = useFormat();
  const applications = useQuery(ownApplicationsQuery).data?.items;
  const { data: resumes } = useQuery(ownResumesQuery);
  if (applications === undefined || resumes === undefined)
    return (
      <Card>
        <SkeletonRows rows={2} />
      </Card>
    );
  const made = applications.find(({ job_id }) => job_id === job.id);
  if (made !== undefined)
    return (
      <Card className="flex flex-col items-start gap-2 px-5 py-4">
        <Badge tone={STAGE_TONES[made.stage]}>{t.stages[made.stage]}</Badge>
        <p className="text-sm text-ink-2">
          {[made.resume_title, t.sent(since(made.applied_at, Date.now()))]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {made.next_interview !== null && <p>{t.interview(exact(made.next_interview))}</p>}
        <WithdrawButton made={made} />
      </Card>
    );
  if (job.status !== "open" || job.archived_at !== null)
    return <Card className="px-5 py-4 text-ink-2">{t.closed}</Card>;
  const first = resumes.find(({ id }) => id === resumeId) ?? resumes[0];
  if (first === undefined)
    return (
      <Card>
        <EmptyState
          icon={<FileUser aria-hidden />}
          title={t.form.none}
          detail={t.form.noneDetail}
          action={
            <Link to="/resumes" className={buttonClass("primary")}>
              {t.form.toResumes}
            </Link>
          }
        />
      </Card>
    );
  return <ApplyForm job={job} first={first.id} />;
}

function ApplyForm({ job, first }: { readonly job: Job; readonly first: string }) {
  const t = useText(matchesText).form;
  const client = useQueryClient();
  const [resumeId, setResumeId] = useState(first);
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const apply = useAct({
    mutationFn: applyWith,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownApplicationsQuery.queryKey });
      void notify("success", t.done(job.title));
    },
  });
  return (
    <Card aria-label={t.title} className="px-5 py-4">
      <h2 className="mb-3 text-lg font-semibold">{t.title}</h2>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (agrees) apply.mutate({ resume_id: resumeId, job_id: job.id, consent: true });
        }}
      >
        <OwnResume id={resumeId} label={t.resume} onPick={setResumeId} />
        <div>
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={agrees}
              onChange={({ target }) => setAgrees(target.checked)}
              aria-describedby="consent-missing"
              className="mt-0.5 size-4.5 shrink-0 accent-accent max-md:size-6"
            />
            <span>{t.consent}</span>
          </label>
          <p
            id="consent-missing"
            role="alert"
            className="mt-1 text-sm text-danger-ink empty:hidden"
          >
            {isAsked && !agrees && t.consentMissing}
          </p>
        </div>
        {apply.isError && <ProblemNote error={apply.error} />}
        <Button type="submit" variant="primary" loading={apply.isPending}>
          {t.go}
        </Button>
      </form>
    </Card>
  );
}
