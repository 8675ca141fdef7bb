/** How many questions wait for a person, wherever one is; the browser's tab says it, too. */
import { useEffect } from "react";
import { useWaitingCount } from "../api/use-waiting.ts";
import { setWaitingCount } from "../design/document-title.ts";
import { useShellText } from "../i18n/text.ts";

export function ApprovalsBadge() {
  const t = useShellText();
  const count = useWaitingCount();
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
  const count = useWaitingCount();
  useEffect(() => setWaitingCount(count), [count]);
}
