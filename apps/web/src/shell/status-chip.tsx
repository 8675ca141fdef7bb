/** Which model thinks for us, and whether the server can be reached. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { systemQuery } from "../api/queries.ts";
import { type Reachability, useReachability } from "../api/use-reachability.ts";
import { cx } from "../design/cx.ts";
import { Tooltip } from "../design/tooltip.tsx";
import { useShellText } from "../i18n/text.ts";

const DOTS: Record<Reachability, string> = {
  connecting: "bg-ink-3 animate-pulse",
  connected: "bg-ok-ink",
  starting: "bg-warning-ink animate-pulse",
  stopping: "bg-warning-ink",
  lost: "bg-danger",
};

export function StatusChip({ compact }: { readonly compact?: boolean }) {
  const t = useShellText();
  const reachability = useReachability();
  const model = useModelName();
  const state = t.status[reachability];
  const lost = reachability === "lost";
  return (
    <Tooltip label={`${t.status.model}: ${model} · ${state}`} side="top">
      <Link
        to="/system"
        data-testid="status-chip"
        data-state={reachability}
        className={cx(
          "flex min-w-0 items-center gap-2 rounded-full border bg-surface text-sm transition-colors hover:bg-hover",
          compact ? "h-9 px-3" : "h-8 px-3",
          lost ? "border-danger" : "border-line",
        )}
      >
        <span aria-hidden className={cx("size-2 shrink-0 rounded-full", DOTS[reachability])} />
        <span className="sr-only">{t.status.model}: </span>
        {!(compact && lost) && <span className="truncate font-medium">{model}</span>}
        <span
          className={cx(
            "shrink-0",
            lost ? "text-danger-ink" : "text-ink-3",
            (reachability === "connected" || (compact && !lost)) && "sr-only",
          )}
        >
          {state}
        </span>
      </Link>
    </Tooltip>
  );
}

/** "embedded" is a word and is translated; a provider's model is a name and is not. */
function useModelName(): string {
  const t = useShellText();
  const model = useQuery(systemQuery).data?.model;
  if (model === undefined) return t.status.unknownModel;
  return model === "embedded" ? t.status.embedded : model;
}
