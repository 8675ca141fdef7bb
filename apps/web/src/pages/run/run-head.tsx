/** Which run this is, how it stands, and whether what one sees is live. */
import type { RunDetail } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { CornerLeftUp, GitFork, Radio, WifiOff } from "lucide-react";
import { Badge, type Tone } from "../../design/badge.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { useText } from "../../i18n/text.ts";
import { RunStatusBadge } from "../runs/run-status.tsx";
import type { StreamState } from "./run-stream.ts";
import { runText } from "./run-text.ts";

const TONES: Record<StreamState, Tone> = {
  connecting: "neutral",
  live: "ok",
  lost: "warning",
  ended: "neutral",
};

export function RunHead({
  run,
  stream,
}: {
  readonly run: RunDetail;
  readonly stream: StreamState;
}) {
  const t = useText(runText);
  const { planning, forked_from, parent } = run;
  const isOpen = run.status === "running" || run.status === "waiting";
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <RunStatusBadge status={run.status} waitingFor={run.waiting_for} />
      {isOpen && planning !== null && <Badge>{t.phases[planning.phase]}</Badge>}
      <span role="status" className="inline-flex">
        {stream !== "ended" && (
          <Badge tone={TONES[stream]}>
            {stream === "lost" ? <WifiOff aria-hidden /> : <Radio aria-hidden />}
            {t.states[stream]}
          </Badge>
        )}
      </span>
      {forked_from !== null && (
        <Link
          to="/runs/$runId"
          params={{ runId: forked_from.run_id }}
          className="inline-flex items-center gap-1 text-sm text-accent-ink hover:underline"
        >
          <GitFork aria-hidden className="size-3.5" />
          {t.forkOf(forked_from.step)}
        </Link>
      )}
      {parent !== null && (
        <Link
          to="/runs/$runId"
          params={{ runId: parent.run_id }}
          className="inline-flex items-center gap-1 text-sm text-accent-ink hover:underline"
        >
          <CornerLeftUp aria-hidden className="size-3.5" />
          {t.childOf(parent.key)}
        </Link>
      )}
      <span className="inline-flex items-center text-sm text-ink-3">
        <code className="font-mono text-xs break-all">{run.run_id}</code>
        <CopyButton text={run.run_id} name={t.id} />
      </span>
    </div>
  );
}
