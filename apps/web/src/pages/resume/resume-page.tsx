/** One résumé, open: sections, pages and chat. */
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { templatesQuery } from "../../api/resume-files.ts";
import { resumeQuery } from "../../api/resumes.ts";
import { ErrorState } from "../../design/error-state.tsx";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { BackLink } from "./head/back-link.tsx";
import { OpenResume } from "./open-resume.tsx";
import { headText } from "./text/head-text.ts";

export default function ResumePage() {
  const t = useText(headText);
  const { resumeId = "" } = useParams({ strict: false });
  const resume = useQuery({
    ...resumeQuery(resumeId),
    staleTime: 0,
    // It may have been changed in another window.
    refetchOnWindowFocus: "always",
  });
  const templates = useQuery(templatesQuery);
  if (resume.data !== undefined && templates.data !== undefined) {
    return <OpenResume key={resumeId} resume={resume.data.resume} templates={templates.data} />;
  }
  const error = resume.error ?? templates.error;
  return (
    <Page title={t.loading} back={<BackLink personId={null} />} wide>
      {error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState
          error={error}
          onRetry={() => {
            void resume.refetch();
            void templates.refetch();
          }}
        />
      )}
    </Page>
  );
}
