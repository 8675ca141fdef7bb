/** The parts of an engine, each with its share of the tracing. */
import type { Agent, Memory, PlannerSet } from "@bole/engine";
import type { Tracing } from "./tracing.ts";

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
    heldFor: (reason) => runs.heldFor(reason),
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
