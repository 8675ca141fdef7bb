/**
 * One run, live: what it asks, what came of it, its graph, its plans and everything that happened.
 * Which node is open is in the address, so a reload or a link leads to the same view.
 */

import type { RunDetail } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { agentsQuery } from "../../api/agents.ts";
import { runQuery } from "../../api/runs.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { GraphView } from "../../graph/graph-view.tsx";
import { useText } from "../../i18n/text.ts";
import { ChildRuns } from "./child-runs.tsx";
import { workingSince } from "./event-log.ts";
import { liveGraph } from "./live-graph.ts";
import { OpenQuestions } from "./open-questions.tsx";
import { HoldNote } from "./operate-run.tsx";
import { Outcome } from "./outcome.tsx";
import { PlanningPanel } from "./planning-panel.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunFacts } from "./run-facts.tsx";
import { RunHead } from "./run-head.tsx";
import { runText } from "./run-text.ts";
import { StepDrawer } from "./step-drawer.tsx";
import { Timeline } from "./timeline.tsx";
import { useRunEvents } from "./use-run-events.ts";
import { VersionHold } from "./version-hold.tsx";

export default function RunPage() {
  const { runId = "" }: { readonly runId?: string } = useParams({ strict: false });
  return <LoadedRun key={runId} runId={runId} />;
}

function LoadedRun({ runId }: { readonly runId: string }) {
  const t = useText(runText);
  const { data, error, isError, refetch } = useQuery(runQuery(runId));
  if (data !== undefined) return <OpenRun run={data} />;
  return (
    <Page title={runId} tabTitle={t.tab(runId)} wide back={<BackToRuns />}>
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </Card>
    </Page>
  );
}

function OpenRun({ run }: { readonly run: RunDetail }) {
  const t = useText(runText);
  useHanFont(run);
  const { events, state } = useRunEvents(run.run_id);
  const [node, show] = useNodeInAddress(run.run_id);
  const [expand, setExpand] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (id: string) =>
      setExpand((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id])),
    [],
  );
  const agents = useQuery(agentsQuery).data?.agents;
  const graph = useMemo(
    () => liveGraph({ run, agents: agents ?? [], events, expand }),
    [run, agents, events, expand],
  );
  const title = run.title || t.untitled;
  return (
    <Page
      title={title}
      tabTitle={t.tab(title)}
      wide
      back={<BackToRuns />}
      about={<RunHead run={run} stream={state} />}
      actions={
        <Allowed to="runs.write">
          <RunActions run={run} />
        </Allowed>
      }
    >
      <RunFacts run={run} since={workingSince(events)} />
      {run.hold?.reason === "version" && <VersionHold runId={run.run_id} hold={run.hold} />}
      {run.hold !== null && <HoldNote hold={run.hold} />}
      <OpenQuestions gates={run.gates} onShow={show} />
      <Outcome run={run} />
      <Card aria-label={t.graph.title} className="overflow-hidden">
        <GraphView
          graph={graph}
          heading={t.graph.title}
          title={title}
          selected={node}
          // Without a plan yet, the nodes are those of the planner: there is nothing behind them.
          {...(run.plan !== null && { onSelect: show, onToggle: toggle })}
        />
      </Card>
      {run.planning !== null && <PlanningPanel planning={run.planning} />}
      <ChildRuns runs={run.children} />
      <Timeline events={events} onShow={show} />
      {node !== null && (
        <StepDrawer
          run={run}
          nodeId={node}
          node={graph.nodes.find(({ id }) => id === node)}
          unfolded={expand.includes(node)}
          onToggle={() => toggle(node)}
          onClose={() => show(null)}
        />
      )}
    </Page>
  );
}

function BackToRuns() {
  const t = useText(runText);
  return (
    <Link
      to="/runs"
      className="inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.back}
    </Link>
  );
}

function useNodeInAddress(runId: string) {
  const navigate = useNavigate();
  const search: { readonly node?: unknown } = useSearch({ strict: false });
  // `?node=2` is read as a number.
  const node = search.node === undefined ? null : String(search.node);
  const show = useCallback(
    (next: string | null) =>
      void navigate({
        to: "/runs/$runId",
        params: { runId },
        search: next === null ? {} : { node: next },
        replace: true,
        resetScroll: false,
      }),
    [navigate, runId],
  );
  return [node, show] as const;
}
