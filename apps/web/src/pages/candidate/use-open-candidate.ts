/** What is open of a candidate, out of the address: a view, a version of the résumé, a job. */
import type { Candidate, TextSpan } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { assessmentQuery } from "../../api/candidates.ts";
import { jobQuery } from "../../api/jobs.ts";
import { resumeQuery } from "../../api/resumes.ts";
import type { Target } from "./document/jump-context.ts";
import { conceptMarks, factMarks, findingMarks, quoteMarks } from "./document/marks.ts";

export const VIEWS = [
  "facts",
  "criteria",
  "skills",
  "notes",
  "activity",
  "applications",
  "contact",
  "versions",
] as const;
export type View = (typeof VIEWS)[number];

interface Address {
  readonly tab?: unknown;
  readonly resume?: unknown;
  readonly job_id?: unknown;
}

export function useOpenCandidate({ person, resumes, applications }: Candidate) {
  const navigate = useNavigate();
  const search: Address = useSearch({ strict: false });
  const view = VIEWS.find((known) => known === search.tab) ?? VIEWS[0];
  const resumeId =
    resumes.find(({ id }) => id === String(search.resume))?.id ?? resumes[0]?.id ?? null;
  const jobId =
    search.job_id === undefined
      ? (applications[0]?.application.job_id ?? null)
      : String(search.job_id);

  const detail = useQuery({ ...resumeQuery(resumeId ?? ""), enabled: resumeId !== null });
  const isMeasured = view === "criteria" && jobId !== null;
  const job = useQuery({ ...jobQuery(jobId ?? ""), enabled: isMeasured });
  const assessment = useQuery({
    ...assessmentQuery(person.id, jobId ?? ""),
    enabled: isMeasured,
  });
  const marks = useMemo(() => {
    if (detail.data === undefined) return [];
    const { resume, concepts, findings } = detail.data;
    const isJudged = assessment.data?.resume_id === resume.id;
    return [
      ...(view === "facts" ? factMarks(resume.sources) : []),
      ...(view === "skills" ? conceptMarks(concepts) : []),
      ...(view === "criteria" && isJudged ? quoteMarks(assessment.data) : []),
      ...findingMarks(findings),
    ];
  }, [detail.data, assessment.data, view]);

  const show = useCallback(
    (change: Address) => {
      const next = { ...search, ...change };
      const given = Object.entries(next).filter(([, value]) => value !== undefined);
      void navigate({
        to: "/people/$candidateId",
        params: { candidateId: person.id },
        search: Object.fromEntries(given),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, person.id, search],
  );
  const [target, setTarget] = useState<Target | null>(null);
  const jump = useCallback(
    (spans: readonly TextSpan[], of?: string) => {
      const wanted = of ?? resumeId;
      if (wanted === null) return;
      if (wanted !== resumeId) show({ resume: wanted });
      const from = window.scrollY;
      setTarget((old) => ({ spans, resumeId: wanted, count: (old?.count ?? 0) + 1, from }));
    },
    [resumeId, show],
  );
  return { view, resumeId, jobId, detail, job, assessment, marks, target, jump, show };
}
