/**
 * One person: their document at the left, what it says at the right. Each fact leads to the words
 * it was read from. Which view, which version and which job are in the address.
 */
import type { Candidate } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMay } from "../../account/use-session.ts";
import { candidateQuery } from "../../api/candidates.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useLastPlace } from "../../shell/last-place.ts";
import { candidateText } from "./candidate-text.ts";
import { CandidateViews } from "./candidate-views.tsx";
import { DocumentView } from "./document/document-view.tsx";
import { JumpContext } from "./document/jump-context.ts";
import { DuplicatesCard } from "./person/duplicates-card.tsx";
import { FindingsCard } from "./person/findings-card.tsx";
import { PersonActions } from "./person/person-actions.tsx";
import { PersonHead } from "./person/person-head.tsx";
import { useOpenCandidate } from "./use-open-candidate.ts";

export default function CandidatePage() {
  const t = useText(candidateText);
  const { candidateId = "" }: { readonly candidateId?: string } = useParams({ strict: false });
  const { data, error, isError, refetch } = useQuery(candidateQuery(candidateId));
  if (data !== undefined) return <OpenCandidate key={candidateId} candidate={data} />;
  return (
    <Page title={t.loading} wide back={<BackToCandidates />}>
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

function OpenCandidate({ candidate }: { readonly candidate: Candidate }) {
  const t = useText(candidateText);
  const { person, resumes } = candidate;
  const open = useOpenCandidate(candidate);
  const { detail, marks, target, jump } = open;
  useHanFont(candidate);
  useHanFont(detail.data);
  const isOlder = open.resumeId !== null && open.resumeId !== resumes[0]?.id;
  return (
    <JumpContext value={jump}>
      <Page
        title={person.name || t.unnamed}
        wide
        back={<BackToCandidates />}
        about={<PersonHead person={person} detail={detail.data} />}
        actions={<PersonActions candidate={candidate} resumeId={open.resumeId} />}
      >
        <DuplicatesCard candidate={candidate} />
        {detail.data !== undefined && <FindingsCard detail={detail.data} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="min-w-0 max-lg:order-2 lg:sticky lg:top-4">
            {isOlder && (
              <p className="mb-2 text-sm text-ink-2">
                {t.document.older}{" "}
                <button
                  type="button"
                  className="rounded-sm text-accent-ink hover:underline"
                  onClick={() => open.show({ resume: undefined })}
                >
                  {t.document.newest}
                </button>
              </p>
            )}
            <Card className="contents">
              {detail.data !== undefined && (
                <DocumentView
                  key={detail.data.resume.id}
                  detail={detail.data}
                  marks={marks}
                  target={target}
                />
              )}
              {detail.data === undefined && detail.isError && (
                <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
              )}
              {detail.data === undefined && !detail.isError && open.resumeId !== null && (
                <SkeletonRows rows={6} />
              )}
            </Card>
          </div>
          <CandidateViews candidate={candidate} open={open} />
        </div>
      </Page>
    </JumpContext>
  );
}

/** To the list that somebody came from; who sees no lists came from a job or an interview. */
function BackToCandidates() {
  const t = useText(candidateText);
  const may = useMay();
  const last = useLastPlace();
  if (last === undefined && !may("people.read")) return null;
  return (
    <Link
      to={last ?? "/people"}
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {last === undefined ? t.back : t.backToLast}
    </Link>
  );
}
