/** A job as somebody sees it who looks for work: what it is, and how to apply. */
import type { Job } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { jobQuery } from "../../api/jobs.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { ApplyCard } from "./apply-card.tsx";
import { matchesText } from "./matches-text.ts";
import { useSalary } from "./use-salary.ts";

export default function MatchPage() {
  const { jobId = "" }: { readonly jobId?: string } = useParams({ strict: false });
  const search: { readonly resume_id?: unknown } = useSearch({ strict: false });
  const t = useText(matchesText);
  const { data: job, error, isError, refetch } = useQuery(jobQuery(jobId));
  useHanFont(job);
  return (
    <Page
      title={job?.title ?? t.about}
      back={<BackToMatches />}
      about={job !== undefined && <Facts job={job} />}
      wide
    >
      {job === undefined ? (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </Card>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Description job={job} />
          <div className="max-lg:order-first lg:sticky lg:top-6">
            <ApplyCard
              job={job}
              resumeId={typeof search.resume_id === "string" ? search.resume_id : ""}
            />
          </div>
        </div>
      )}
    </Page>
  );
}

function Facts({ job }: { readonly job: Job }) {
  const t = useText(matchesText);
  const names = useText(talentText);
  const salary = useSalary(job.salary);
  const facts = [
    job.organisation,
    job.location,
    job.remote !== null && names.remote[job.remote],
    job.employment !== null && names.employment[job.employment],
    salary,
    job.closes_on !== null && t.until(job.closes_on),
  ];
  return facts.filter(Boolean).join(" · ");
}

function Description({ job }: { readonly job: Job }) {
  const t = useText(matchesText);
  return (
    <Card aria-label={t.about} className="px-5 py-4">
      {job.description === "" ? (
        <p className="text-ink-3">{t.noText}</p>
      ) : (
        <p className="max-w-prose break-words whitespace-pre-line">{job.description}</p>
      )}
    </Card>
  );
}

function BackToMatches() {
  const t = useText(matchesText);
  return (
    <Link
      to="/matches"
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.back}
    </Link>
  );
}
