/** The people of a job by stage. Which step and which stage are looked at is in the address. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { boardQuery } from "../../api/pipeline.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { STAGES } from "../../talent/names.ts";
import { NEXT_STEPS } from "../pipeline/next-steps.ts";
import { OpenBoard, type Shown } from "../pipeline/open-board.tsx";

export function BoardTab({ jobId }: { readonly jobId: string }) {
  const navigate = useNavigate();
  const search: { readonly step?: unknown; readonly stage?: unknown } = useSearch({
    strict: false,
  });
  const { data, error, isError, refetch } = useQuery(boardQuery(jobId));
  const show = ({ step, stage }: Shown) =>
    void navigate({
      to: "/jobs/$jobId",
      params: { jobId },
      search: { ...(step && { step }), ...(stage && { stage }) },
      replace: true,
      resetScroll: false,
    });
  if (data === undefined)
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </Card>
    );
  return (
    <>
      {isError && <ProblemNote error={error} className="mb-4" />}
      <OpenBoard
        board={data}
        shown={{
          step: NEXT_STEPS.find((known) => known === search.step),
          stage: STAGES.find((known) => known === search.stage),
        }}
        onShow={show}
      />
    </>
  );
}
