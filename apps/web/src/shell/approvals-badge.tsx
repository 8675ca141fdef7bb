/** How many questions wait for a person, wherever one is; the browser's tab says it, too. */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { approvalsQuery } from "../api/approvals.ts";
import { setWaitingCount } from "../design/document-title.ts";
import { useShellText } from "../i18n/text.ts";

export function ApprovalsBadge() {
  const t = useShellText();
  const count = useQuery(approvalsQuery).data?.approvals.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="ml-auto inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{t.shell.waiting(count)}</span>
    </span>
  );
}

/** Once, by the shell. */
export function useApprovalsInTitle(): void {
  const count = useQuery(approvalsQuery).data?.approvals.length ?? 0;
  useEffect(() => setWaitingCount(count), [count]);
}
