/** The job for other systems, to look at, copy and download. */
import type { Job } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { postingAddress, postingQuery } from "../../api/jobs.ts";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { jobText } from "./job-text.ts";

export function PostingView({
  job,
  isChanged,
}: {
  readonly job: Job;
  readonly isChanged: boolean;
}) {
  const t = useText(jobText).posting;
  const { data, error, isError, refetch } = useQuery(postingQuery(job.id, job.version));
  const text = data === undefined ? "" : JSON.stringify(data, null, 2);
  return (
    <Card aria-label={t.name} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 border-b border-line py-2.5 pr-3 pl-5">
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
          {t.about} {isChanged && t.unsaved}
        </p>
        {text !== "" && <CopyButton text={text} name={t.name} />}
        <a
          href={postingAddress(job.id)}
          download={`${job.id}.jsonld`}
          className={buttonClass("secondary", "sm")}
        >
          <Download aria-hidden />
          {t.download}
        </a>
      </header>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={4} />}
      {text !== "" && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
          tabIndex={0}
          className="max-h-[70dvh] overflow-auto px-5 py-4 font-mono text-sm -outline-offset-2"
        >
          {text}
        </pre>
      )}
    </Card>
  );
}
