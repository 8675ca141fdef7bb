/** One step: who does it, how far it is, and of how many. */
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleSlash,
  CircleX,
  LoaderCircle,
  type LucideIcon,
} from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { AgentBadge } from "../agent-badge.tsx";
import type { StepProgress } from "../model/progress.ts";
import { workflowText } from "../text/workflow-text.ts";

const LOOKS: Record<StepProgress["status"], { readonly icon: LucideIcon; readonly look: string }> =
  {
    pending: { icon: CircleDashed, look: "text-ink-3" },
    started: { icon: LoaderCircle, look: "animate-spin text-accent-ink" },
    progress: { icon: LoaderCircle, look: "animate-spin text-accent-ink" },
    completed: { icon: CircleCheck, look: "text-ok-ink" },
    failed: { icon: CircleX, look: "text-danger-ink" },
    skipped: { icon: CircleSlash, look: "text-ink-3" },
    waiting: { icon: CirclePause, look: "text-warning-ink" },
  };

export function StepLine({ line }: { readonly line: StepProgress }) {
  const t = useText(workflowText).tracker;
  const { number } = useFormat();
  const { status, title, agent, items, detail } = line;
  const { icon: Icon, look } = LOOKS[status];
  return (
    <li className="flex items-start gap-2.5" data-step={line.step} data-status={status}>
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", look)} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span
            className={cx(
              "min-w-0 flex-1 basis-40 break-words",
              (status === "pending" || status === "skipped") && "text-ink-3",
            )}
          >
            {title}
            <span className="sr-only">: {t.states[status]}</span>
          </span>
          {items !== null && (
            <span className="text-sm text-ink-2 tabular-nums">
              {t.items(number(items.done), number(items.total))}
            </span>
          )}
          <AgentBadge agent={agent} />
        </div>
        {items !== null && items.total > 1 && status !== "completed" && (
          <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-hover">
            <div
              className="h-full bg-accent transition-[width]"
              style={{ width: `${(items.done / items.total) * 100}%` }}
            />
          </div>
        )}
        {detail !== "" && <p className="text-sm break-words text-ink-3">{detail}</p>}
      </div>
    </li>
  );
}
