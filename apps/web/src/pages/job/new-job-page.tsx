/** A job that is not stored yet: written from nothing, or read from an advertisement. */
import type { Job, JobRead } from "@bole/server/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Button } from "../../design/button.tsx";
import { notify } from "../../design/notify.ts";
import { Page } from "../../design/page.tsx";
import { useText } from "../../i18n/text.ts";
import { LeaveGuard } from "../../talent/leave-guard.tsx";
import { EMPTY_JOB } from "./job-draft.ts";
import { JobForm } from "./job-form.tsx";
import { BackToJobs } from "./job-page.tsx";
import { jobText } from "./job-text.ts";
import { ReadPanel } from "./read-panel.tsx";
import { useJobDraft } from "./use-job-draft.ts";

export default function NewJobPage() {
  const t = useText(jobText);
  const navigate = useNavigate();
  const search: { readonly from?: unknown } = useSearch({ strict: false });
  const [read, setRead] = useState<JobRead | null>(null);
  const isReading = search.from === "text" && read === null;
  const write = useCallback(() => void navigate({ to: "/jobs/new", replace: true }), [navigate]);
  return (
    <Page
      title={isReading ? t.readTitle : t.newTitle}
      about={isReading ? t.readAbout : t.newAbout}
      back={<BackToJobs />}
    >
      {isReading ? (
        <ReadPanel onRead={setRead} onSkip={write} />
      ) : (
        <>
          {read !== null && <ReadNote read={read} onAgain={() => setRead(null)} />}
          <NewJobForm key={read === null ? "written" : "read"} read={read} />
        </>
      )}
    </Page>
  );
}

function NewJobForm({ read }: { readonly read: JobRead | null }) {
  const t = useText(jobText);
  const navigate = useNavigate();
  const editor = useJobDraft({
    current: null,
    first: read?.draft ?? EMPTY_JOB,
    // What was read exists nowhere else: leaving it is a loss, too.
    isWorthKeeping: read !== null,
    onSaved: ({ id, title }: Job) => {
      void notify("success", t.created(title));
      void navigate({ to: "/jobs/$jobId", params: { jobId: id }, replace: true });
    },
  });
  const source = useMemo(
    () => ({ text: read?.draft.description ?? "", sources: read?.sources ?? {} }),
    [read],
  );
  return (
    <>
      <JobForm editor={editor} read={source} />
      <LeaveGuard isAtRisk={editor.isAtRisk} />
    </>
  );
}

function ReadNote({ read, onAgain }: { readonly read: JobRead; readonly onAgain: () => void }) {
  const t = useText(jobText).reading;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-accent-soft px-4 py-3 text-accent-ink"
    >
      <Sparkles aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{t.done[read.read_as]}</span>{" "}
        {t.check(Object.keys(read.sources).length)}
      </p>
      <Button size="sm" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  );
}
