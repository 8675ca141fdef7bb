/** One piece of the conversation, shown as what it is. */
import { Button } from "../../../design/button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { ApprovalBlock } from "../approval/approval-block.tsx";
import type { Block, Said } from "../model/blocks.ts";
import { PlanCard } from "../plan/plan-card.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { planText } from "../text/plan-text.ts";
import { WorkflowTracker } from "../tracker/workflow-tracker.tsx";
import { RecordLinks } from "./record-links.tsx";
import { WarningBanner } from "./warning-banner.tsx";

export function BlockView({
  block,
  onAgain,
}: {
  readonly block: Block;
  readonly onAgain: (messageId: string) => void;
}) {
  const t = useText(assistantText);
  const plan = useText(planText);
  const { number } = useFormat();
  switch (block.kind) {
    case "said":
      return <SaidView said={block.said} onAgain={() => onAgain(block.said.message_id)} />;
    case "text":
      return (
        <p className="max-w-prose break-words whitespace-pre-wrap">
          <span className="sr-only">{t.assistant}: </span>
          {block.text}
        </p>
      );
    case "warning":
      return <WarningBanner warning={block.warning} />;
    case "plan":
      return <PlanCard plan={block.plan} asked={block.asked} />;
    case "old_plan":
      return (
        <p className="rounded-md border border-dashed border-line px-3 py-2 text-sm text-ink-3">
          {plan.old(number(block.plan.version))}
        </p>
      );
    case "approval":
      return <ApprovalBlock asked={block.asked} />;
    case "tracker":
      return <WorkflowTracker workflowId={block.workflowId} steps={block.steps} />;
    case "end":
      // What is asked about stands in its own card.
      return block.end.status === "waiting" ? null : <RecordLinks links={block.end.links} />;
  }
}

function SaidView({ said, onAgain }: { readonly said: Said; readonly onAgain: () => void }) {
  const t = useText(assistantText);
  return (
    <div className="flex flex-col items-end gap-1.5">
      <p className="ml-8 max-w-prose rounded-xl rounded-br-sm bg-accent-soft px-3.5 py-2 break-words whitespace-pre-wrap text-accent-ink">
        <span className="sr-only">{t.you}: </span>
        {said.message}
      </p>
      {said.attachments.map(({ name, title, problem }) => (
        <p
          key={name}
          className={`text-sm break-words ${problem === null ? "text-ink-3" : "text-danger-ink"}`}
        >
          {problem === null ? t.attach.attached(title || name) : `${name}: ${problem}`}
        </p>
      ))}
      {said.error !== undefined && (
        <div className="flex w-full flex-col items-end gap-2">
          <ProblemNote error={said.error} className="w-full" />
          <Button size="sm" onClick={onAgain}>
            {t.again}
          </Button>
        </div>
      )}
    </div>
  );
}
