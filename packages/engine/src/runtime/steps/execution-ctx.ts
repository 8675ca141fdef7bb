import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { EffectRequest, ExecutionCtx, TokenStream } from "../../contracts/execution-ctx.ts";
import { assertJson, type JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import type { RunEventType } from "../../memory/ports/index.ts";
import type { CallRequest } from "./call.ts";
import { withFields } from "./logger-fields.ts";
import type { RunContext } from "./run-context.ts";

export interface Attempt {
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly spent: { tokens: number; cost: number };
  /** Whether somebody still waits for the body: it may go on after its time. */
  over: boolean;
  readonly stream: TokenStream;
}

/** What an agent's body is handed for one try. */
export function executionCtx(
  run: RunContext,
  { agent, step }: CompiledStep,
  { key, item, iteration, input, said }: CallRequest,
  call: Attempt,
): ExecutionCtx {
  const { tenant, run_id } = run.run;
  const tell = (type: RunEventType, message: string, data: JsonValue = null) => {
    if (call.over) return;
    const json = assertJson(data, `What agent "${agent.name}" tells`);
    run.writer.event(type, key, { message, data: json }).soon();
  };
  const warn: ExecutionCtx["warn"] = (message, data) => tell("guardrail_warning", message, data);
  return {
    tenant,
    run_id,
    step_id: step.id,
    key,
    item,
    iteration,
    attempt: call.attempt,
    signal: call.signal,
    clock: run.clock,
    ids: run.ids,
    logger: withFields(run.logger, { run_id, step: key }),
    effects: {
      request: async (effect: EffectRequest) => {
        // A body that ignores its signal goes on after a timeout or a cancel; the world must not
        // hear of it any more.
        call.signal.throwIfAborted();
        if (!agent.effects.includes(effect.kind)) throw undeclared(agent.name, effect.kind);
        // The same place in the run asks for the same thing: a step that is run again, after a
        // crash or because the plan around it is, must not send again.
        const idempotency_key = `${run.run.parent?.effects ?? run_id}:${run.effectKey(key)}:${effect.kind}:${effect.target}`;
        return run.effects.request(
          { idempotency_key, ...effect },
          {
            tenant,
            run_id,
            step_id: step.id,
            agent: agent.name,
            approval: said && { ...said, input },
            warn,
          },
        );
      },
    },
    memory: run.memory,
    budget: {
      spend: (spending) => run.budget.spend(spending, call.spent),
      remaining: () => run.budget.remaining(),
    },
    stream: call.stream,
    progress: (message, data) => tell("step_progress", message, data),
    warn,
  };
}

function undeclared(agent: string, kind: string) {
  return engineErrors.error(
    "effect-undeclared",
    `Agent "${agent}" asked for the effect "${kind}", which its definition does not list.`,
  );
}
