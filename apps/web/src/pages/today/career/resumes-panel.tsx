/** One's résumés, and what the one that was worked on last lacks. */
import type { ResumeRow } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, FileUser } from "lucide-react";
import { resumeQuery } from "../../../api/resumes.ts";
import { EmptyState } from "../../../design/empty-state.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useResumeName } from "../../../talent/use-resume-name.ts";
import { ImportNote } from "../../resume/list/import-note.tsx";
import { NewResume } from "../../resume/list/new-resume.tsx";
import { useImportResume } from "../../resume/list/use-import-resume.ts";
import { MORE, Panel } from "../panel.tsx";
import { careerTodayText } from "./career-text.ts";
import { gapsOf } from "./gaps.ts";

const SHOWN = 3;

export function ResumesPanel({ resumes }: { readonly resumes: readonly ResumeRow[] }) {
  const t = useText(careerTodayText);
  const { since } = useFormat();
  const nameOf = useResumeName();
  const [newest] = resumes;
  if (newest === undefined) return <FirstResume />;
  return (
    <Panel
      title={t.resumes}
      count={resumes.length}
      more={
        <Link to="/resumes" className={MORE}>
          {t.allResumes}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {resumes.slice(0, SHOWN).map((resume) => (
          <li key={resume.id} className="px-5 py-3">
            <div className="flex items-start justify-between gap-3">
              <Link
                to="/resumes/$resumeId"
                params={{ resumeId: resume.id }}
                className="min-w-0 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
              >
                {nameOf(resume)}
              </Link>
              <span className="shrink-0 text-sm text-ink-3">
                {since(resume.updated_at, Date.now())}
              </span>
            </div>
            {resume.id === newest.id && <Gaps id={resume.id} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FirstResume() {
  const t = useText(careerTodayText);
  const importing = useImportResume();
  return (
    <Panel title={t.resumes}>
      <EmptyState
        icon={<FileUser aria-hidden />}
        title={t.noResume}
        detail={t.noResumeDetail}
        action={<NewResume onFiles={importing.take} />}
      />
      <div className="px-5">
        <ImportNote state={importing} />
      </div>
    </Panel>
  );
}

function Gaps({ id }: { readonly id: string }) {
  const t = useText(careerTodayText);
  const { data } = useQuery(resumeQuery(id));
  if (data === undefined) return null;
  const gaps = gapsOf(data.resume.data, data.findings);
  if (gaps.length === 0)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm text-ok-ink">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {t.good}
      </p>
    );
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-sm text-warning-ink">
      {gaps.map((gap) => (
        <li key={gap} className="flex items-center gap-1.5">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <Link
            to="/resumes/$resumeId"
            params={{ resumeId: id }}
            className="rounded-sm hover:underline"
          >
            {t.gaps[gap]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
