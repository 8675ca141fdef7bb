/** The three analysts at work beside each other; each fills when it has found something. */
import type { CareerSession } from "@bole/server/contract";
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import { Card } from "../../../design/card.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";
import type { CareerProgress } from "./career-progress.ts";
import { type Lane, lanesOf } from "./lane.ts";

const MOST = 3;

export function Lanes({
  session,
  progress,
}: {
  readonly session: CareerSession;
  readonly progress: CareerProgress;
}) {
  const t = useText(sessionText);
  return (
    <section aria-label={t.lanes} className="mb-6 grid gap-4 md:grid-cols-3">
      {lanesOf(session, progress.nodes).map((lane) => (
        <LaneCard key={lane.agent} lane={lane} />
      ))}
    </section>
  );
}

function LaneCard({ lane }: { readonly lane: Lane }) {
  const t = useText(sessionText);
  const { agent, state, task, summary, found } = lane;
  return (
    <Card aria-label={t.agents[agent]} className="flex flex-col gap-2 px-4 py-3.5">
      <h3 className="flex items-center justify-between gap-2 font-semibold">
        {t.agents[agent]}
        <span className="flex items-center gap-1.5 text-xs font-medium text-ink-2">
          <StateIcon state={state} />
          {t.lane[state]}
        </span>
      </h3>
      <p className="text-sm break-words text-ink-3">{task}</p>
      {state === "running" && <Skeleton className="h-16 w-full" />}
      {state === "waiting" && <p className="text-sm text-ink-3">{t.laneEmpty}</p>}
      {summary !== "" && <p className="text-sm font-medium break-words">{summary}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-4 text-sm text-ink-2">
        {found.slice(0, MOST).map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StateIcon({ state }: Pick<Lane, "state">) {
  if (state === "running") return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
  if (state === "done") return <CircleCheck aria-hidden className="size-4 text-ok-ink" />;
  if (state === "failed") return <CircleAlert aria-hidden className="size-4 text-danger-ink" />;
  return <CircleDashed aria-hidden className="size-4" />;
}
