/** The entry of the list that is open beside it. */
import { lazy, Suspense } from "react";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { ApprovalCard } from "../approvals/approval-card.tsx";
import { EffectCard } from "../approvals/effect-card.tsx";
import type { Entry } from "./entries.ts";
import { ThreadView } from "./thread-view.tsx";

const WorkflowCard = lazy(() => import("../approvals/workflow-card.tsx"));

export function Opened({
  entry,
  ...rest
}: {
  readonly entry: Entry;
  readonly isReplying: boolean;
  readonly onReply: (on: boolean) => void;
  readonly onDone: () => void;
}) {
  if (entry.kind === "thread") return <ThreadView thread={entry.thread} {...rest} />;
  if (entry.kind === "effect") return <EffectCard effect={entry.effect} />;
  const { approval } = entry;
  return approval.workflow_id === null ? (
    <ApprovalCard approval={approval} problem={undefined} onClosed={() => {}} />
  ) : (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <WorkflowCard approval={approval} workflowId={approval.workflow_id} among={1} />
    </Suspense>
  );
}
