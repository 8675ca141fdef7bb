/** How a run stands, in a word and a colour. */
import type { RunState, RunSummary } from "@bole/server/contract";
import { Ban, CircleCheck, CircleX, Hourglass, LoaderCircle, type LucideIcon } from "lucide-react";
import { Badge, type Tone } from "../../design/badge.tsx";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { runsText } from "./runs-text.ts";

type Status = RunState["status"];

const LOOKS: Record<Status, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  running: { icon: LoaderCircle, tone: "accent" },
  waiting: { icon: Hourglass, tone: "warning" },
  completed: { icon: CircleCheck, tone: "ok" },
  failed: { icon: CircleX, tone: "danger" },
  cancelled: { icon: Ban, tone: "neutral" },
};

export function RunStatusBadge({
  status,
  waitingFor = null,
}: {
  readonly status: Status;
  /** What a waiting run waits for, where that is to be said. */
  readonly waitingFor?: RunSummary["waiting_for"];
}) {
  const t = useText(runsText);
  const { icon: Icon, tone } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className={cx(status === "running" && "animate-spin")} />
      {waitingFor === null ? t.statuses[status] : t.waitingFor[waitingFor]}
    </Badge>
  );
}
