import { AsyncLocalStorage } from "node:async_hooks";
import { interrupt, type LangGraphRunnableConfig } from "@langchain/langgraph";
import { z } from "zod";
import type { CompiledPlan, CompiledStep } from "../../compile/compiled-plan.ts";
import { JsonValue } from "../../contracts/json.ts";
import { type Gate, GateDecision, type RunRecord } from "../../memory/ports/index.ts";
import type { Limiter } from "../../queue/limiter.ts";
import { contextOf } from "../live/open-context.ts";
import type { Breakers } from "../steps/breakers.ts";
import type { Isolation } from "../steps/isolation.ts";
import type { RunContext, World } from "../steps/run-context.ts";
import { settleStep } from "../steps/settle-step.ts";
import type { StepEnd } from "../steps/step-end.ts";

export interface PlainWorld {
  readonly world: World;
  readonly tenant: string;
  readonly breakers: Breakers;
  readonly isolation: Isolation;
  readonly limiter: Limiter;
  readonly concurrency: number;
}

export interface PlainState {
  readonly input: JsonValue;
  readonly agent_results: Readonly<Record<string, StepEnd>>;
}

/** What resumes a node: an answer for each gate that the interrupt showed, by its id. */
const Answers = z.record(
  z.string(),
  z.object({
    decision: GateDecision,
    value: JsonValue.nullable().default(null),
    reason: z.string().nullable().default(null),
    by: z.string().default("langgraph"),
  }),
);

/**
 * One step as a node of a plain LangGraph graph. Nothing but its end outlives it: what it waits for
 * becomes an interrupt, and LangGraph runs an interrupted node again from its beginning.
 */
export function plainNode(plain: PlainWorld, plan: CompiledPlan, compiled: CompiledStep) {
  // A graph inside must not take this one's checkpointer and interrupts for its own.
  const outside = AsyncLocalStorage.snapshot();
  return async (state: PlainState, config: LangGraphRunnableConfig) => {
    const { input, agent_results: ends } = state;
    if (hasFailed(plan, ends)) return {};
    const { id } = compiled.step;
    const { context } = contextOf(
      { ...plain, run: recordOf(plain, plan, input, config), host: NO_HOST, startChild: null },
      { records: [], gates: [], lastSeq: 0, commit: async () => undefined },
    );
    const scope = { input, step: (other: string) => ends[other] };
    const work = outside(() =>
      context.activity.strand(() =>
        settleStep(context, compiled, id, scope, (other) => ends[other]),
      ),
    );
    try {
      return { agent_results: { [id]: await answered(context, work) } };
    } finally {
      context.gates.park();
      context.timers.clear();
    }
  };
}

/** Nothing new starts after a failure that its plan does not allow. */
function hasFailed({ plan }: CompiledPlan, ends: PlainState["agent_results"]): boolean {
  return plan.steps.some(
    ({ id, on_error }) => ends[id]?.status === "failed" && on_error !== "continue",
  );
}

async function answered(context: RunContext, work: Promise<StepEnd>): Promise<StepEnd> {
  for (;;) {
    const end = await Promise.race([work, context.activity.idle().then(() => null)]);
    const gates = context.gates.pending();
    if (end !== null || gates.length === 0) return work;
    const answers = Answers.parse(interrupt<readonly Gate[], unknown>(gates));
    const at = new Date(context.clock.now()).toISOString();
    for (const [id, answer] of Object.entries(answers)) {
      context.gates.deliver(id, { ...answer, at });
    }
  }
}

/** Nobody watches the clock or posts events: who resumes the graph does. */
const NO_HOST = { opened: async () => undefined, due: () => undefined, withdrawn: () => undefined };

function recordOf(
  { tenant, world }: PlainWorld,
  { plan, hash }: CompiledPlan,
  input: JsonValue,
  { configurable }: LangGraphRunnableConfig,
): RunRecord {
  const run_id = String(configurable?.thread_id ?? "plain");
  const now = new Date(world.clock.now()).toISOString();
  return {
    run_id,
    tenant,
    thread: run_id,
    title: "",
    plan,
    plan_hash: hash,
    pins: null,
    planning: null,
    revisions: {},
    tags: [],
    input,
    budget: {},
    status: "running",
    waiting_for: null,
    hold: null,
    result: null,
    error: null,
    forked_from: null,
    parent: null,
    wake_at: null,
    crashes: 0,
    suspects: {},
    active_ms: 0,
    spent: { tokens: 0, cost: 0, calls: 0 },
    created_at: now,
    updated_at: now,
  };
}
