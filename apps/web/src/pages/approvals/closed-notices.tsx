/** Says that somebody else was quicker: the question is gone, and the reader should know why. */
import { Link } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { Button } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { approvalsText } from "./approvals-text.ts";

export interface ClosedNotice {
  readonly gate_id: string;
  readonly run_id: string;
  readonly question: string;
}

export function ClosedNotices({
  notices,
  onDismiss,
}: {
  readonly notices: readonly ClosedNotice[];
  readonly onDismiss: (gateId: string) => void;
}) {
  const t = useText(approvalsText);
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden [&:not(:empty)]:mb-4">
      {notices.map(({ gate_id, run_id, question }) => (
        <div
          key={gate_id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-accent-soft px-4 py-2.5 text-accent-ink"
        >
          <Info aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="font-medium">{t.closed}.</span> {t.closedDetail(question)}{" "}
            <Link
              to="/runs/$runId"
              params={{ runId: run_id }}
              className="font-medium whitespace-nowrap underline"
            >
              {t.toRun}
            </Link>
          </p>
          <Button size="sm" onClick={() => onDismiss(gate_id)}>
            {t.dismiss}
          </Button>
        </div>
      ))}
    </div>
  );
}
