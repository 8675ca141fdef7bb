/** Every question that agents ask people, whichever run it comes from. */
import type { Approval } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { approvalsQuery } from "../../api/approvals.ts";
import { waitingEffectsQuery } from "../../api/effects.ts";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { approvalsText } from "./approvals-text.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { type ClosedNotice, ClosedNotices } from "./closed-notices.tsx";
import { EffectsSection } from "./effects-section.tsx";
import { questionOf } from "./gate.ts";
import { useBulkAnswer } from "./use-bulk-answer.ts";

const WorkflowCard = lazy(() => import("./workflow-card.tsx"));

export function ApprovalsTab() {
  const t = useText(approvalsText);
  const { data, error, isError, refetch } = useQuery(approvalsQuery);
  const effects = useQuery(waitingEffectsQuery).data?.items ?? [];
  useHanFont(data);
  const [notices, setNotices] = useState<readonly ClosedNotice[]>([]);
  const notice = (added: ClosedNotice) =>
    setNotices((old) => [...old.filter(({ gate_id }) => gate_id !== added.gate_id), added]);
  return (
    <>
      <p className="mb-4 text-ink-2">{t.about}</p>
      <ClosedNotices
        notices={notices}
        onDismiss={(id) => setNotices((old) => old.filter(({ gate_id }) => gate_id !== id))}
      />
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={4} />
          )}
        </Card>
      )}
      <EffectsSection effects={effects} />
      {data?.approvals.length === 0 && effects.length === 0 && (
        <Card>
          <EmptyState
            icon={<Inbox aria-hidden />}
            title={t.empty}
            detail={t.emptyDetail}
            action={
              <Link to="/runs" className={buttonClass()}>
                {t.toRuns}
              </Link>
            }
          />
        </Card>
      )}
      {data !== undefined && <InboxList approvals={data.approvals} onNotice={notice} />}
    </>
  );
}

function InboxList({
  approvals: all,
  onNotice,
}: {
  readonly approvals: readonly Approval[];
  readonly onNotice: (notice: ClosedNotice) => void;
}) {
  const t = useText(approvalsText);
  const { number } = useFormat();
  const closed = ({ gate }: Approval) =>
    onNotice({
      gate_id: gate.gate_id,
      run_id: gate.run_id,
      question: questionOf(gate, t.what, number),
    });
  const { selected, select, problems, progress, result, answer } = useBulkAnswer(closed);
  // What an assistant's workflow asks is answered item by item, not together with others.
  const approvals = all.filter(({ workflow_id }) => workflow_id === null);
  const workflows = new Set(all.flatMap(({ workflow_id }) => workflow_id ?? [])).size;
  // What is gone by now is not selected any more, whatever was ticked.
  const chosen = approvals.filter(({ gate }) => selected.has(gate.gate_id));
  const ids = approvals.map(({ gate }) => gate.gate_id);
  return (
    <>
      <p role="status" className="text-sm text-ink-2 [&:not(:empty)]:mb-4">
        {result !== null && t.bulk.result(result.good, result.bad)}
      </p>
      {approvals.length > 1 && (
        <label className="mb-3 flex w-fit items-center gap-3 pl-5 text-sm font-medium">
          <input
            type="checkbox"
            checked={chosen.length === approvals.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < approvals.length;
            }}
            onChange={(event) => select(ids, event.target.checked)}
            className="size-4.5 accent-accent max-md:size-6"
          />
          {t.all}
        </label>
      )}
      <ul aria-label={t.list} className="flex flex-col gap-4">
        {all.map((approval) => {
          const { workflow_id } = approval;
          return (
            <li key={approval.gate.gate_id} className="empty:hidden">
              {workflow_id === null ? (
                <ApprovalCard
                  approval={approval}
                  selected={selected.has(approval.gate.gate_id)}
                  problem={problems.get(approval.gate.gate_id)}
                  onSelect={(on) => select([approval.gate.gate_id], on)}
                  onClosed={() => closed(approval)}
                />
              ) : (
                <Suspense fallback={<SkeletonRows rows={3} />}>
                  <WorkflowCard approval={approval} workflowId={workflow_id} among={workflows} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          progress={progress}
          onApprove={() => void answer(chosen, { decision: "approve" })}
          onReject={(reason) => void answer(chosen, { decision: "reject", reason })}
          onClear={() => select(ids, false)}
        />
      )}
    </>
  );
}
