/**
 * Traces of runs and steps. Nothing of OpenTelemetry is loaded unless they have somewhere to go.
 *
 * A run may take days and several processes, so its spans are made when something has ended, out of
 * what is written down about it, and their ids follow from the run's id and the step's key: whoever
 * ends a step, in whichever process, names the same parents.
 */
import type { Agent, Memory, PlannerSet, RunCommit } from "@bole/engine";

export interface TracedPlace {
  readonly runId: string;
  /** The call's key and agent; null for the run itself. */
  readonly call: { readonly key: string; readonly agent: string } | null;
}

export interface Tracing {
  /** Every durable write of a run by this process. */
  readonly wrote: (tenant: string, runId: string, commit: RunCommit) => void;
  /** Runs work whose own spans (a model's) belong to a step, or to the run itself. */
  readonly within: <T>(place: TracedPlace, work: () => T) => T;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** Undefined where there is no endpoint. */
export async function startTracing(
  options: { readonly url: string | undefined; readonly version: string },
  memory: Pick<Memory, "runs">,
  onError: (error: unknown) => void,
): Promise<Tracing | undefined> {
  const { url, version } = options;
  if (url === undefined) return undefined;
  const { otlpTracing } = await import("./otlp-tracing.ts");
  return otlpTracing({ url, version, memory, onError });
}

export function tracedMemory(memory: Memory, { wrote }: Tracing): Memory {
  const { runs } = memory;
  const traced: Memory["runs"] = {
    create: async (run, commit) => {
      await runs.create(run, commit);
      wrote(run.tenant, run.run_id, commit);
    },
    commit: async (tenant, runId, commit) => {
      await runs.commit(tenant, runId, commit);
      wrote(tenant, runId, commit);
    },
    get: (...args) => runs.get(...args),
    list: (...args) => runs.list(...args),
    claim: (...args) => runs.claim(...args),
    release: (...args) => runs.release(...args),
    releaseAll: () => runs.releaseAll(),
    due: (now) => runs.due(now),
    nextWake: () => runs.nextWake(),
    answer: (...args) => runs.answer(...args),
  };
  return { ...memory, runs: traced };
}

/** Composites need nothing: the steps inside them are calls of their own. */
export function tracedAgents(agents: readonly Agent[], { within }: Tracing): Agent[] {
  return agents.map((agent) => {
    const { body } = agent;
    if (body.type !== "code") return agent;
    const run: typeof body.run = (input, ctx) =>
      within({ runId: ctx.run_id, call: { key: ctx.key, agent: agent.name } }, () =>
        body.run(input, ctx),
      );
    return { ...agent, body: { type: "code", run } };
  });
}

type Planners = Readonly<Record<string, PlannerSet>>;

export function tracedPlanners(planners: Planners, { within }: Tracing): Planners {
  const traced = Object.entries(planners).map(([name, set]): [string, PlannerSet] => [
    name,
    {
      ...set,
      planner: {
        createPlan: (request, ctx) =>
          within({ runId: ctx.run_id, call: null }, () => set.planner.createPlan(request, ctx)),
      },
      evaluator: {
        evaluate: (request, ctx) =>
          within({ runId: ctx.run_id, call: null }, () => set.evaluator.evaluate(request, ctx)),
      },
    },
  ]);
  return Object.fromEntries(traced);
}
