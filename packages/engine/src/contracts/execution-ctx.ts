import type { Memory } from "../memory/ports/index.ts";
import type { JsonValue } from "./json.ts";

/**
 * All that an agent may know of the world around it. Whatever an agent needs comes through here,
 * so that a run can be repeated, aborted, metered and tested; it must never reach for a global.
 */
export interface ExecutionCtx {
  readonly tenant: string;
  readonly run_id: string;
  readonly step_id: string;
  /** The name of this call in the journal and in events, unique in its run: `2[3]`, `2/a`. */
  readonly key: string;
  /** Position in a fan-out, from 0; null outside one. */
  readonly item: number | null;
  /** Turn of a `repeat`, from 0. */
  readonly iteration: number;
  /** Try of a `retry`, from 1. */
  readonly attempt: number;
  /** Aborted on timeout and cancel. Pass it on: nothing else stops work that has begun. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly effects: EffectsPort;
  readonly memory: Pick<Memory, "vfs" | "plans">;
  readonly budget: BudgetMeter;
  /** Tells whoever watches the run how far this step is. */
  progress(message: string, data?: JsonValue): void;
  /** Hands on the text that this call is writing, as `step_token` events. */
  readonly stream: TokenStream;
  /** Tells them that something about this step deserves a look, as a `guardrail_warning`. */
  warn(message: string, data?: JsonValue): void;
}

/**
 * A text while it is being written, for whoever watches the run. Nobody has checked it: guardrails and schemas look at the
 * result. To hand on what a model says: `models.run(task, input, { ...ctx, onToken: ctx.stream.token, onRestart: ctx.stream.restart })`.
 */
export interface TokenStream {
  token(text: string): void;
  /** What was handed on so far is void: it is written anew. */
  restart(): void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `fn` once after `ms`; the returned function cancels it. */
  setTimer(ms: number, fn: () => void): () => void;
}

export interface Ids {
  next(prefix: string): string;
}

type LogFields = Readonly<Record<string, unknown>>;

export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Something to be done in the world: a mail, a stage, a booking. */
export interface EffectRequest {
  readonly kind: string;
  readonly target: string;
  readonly payload: JsonValue;
  /** @default derived from run, step, item and iteration: a repeated request is done once */
  readonly idempotency_key?: string;
}

/** The only way to touch the world. The engine knows the gate, not what is behind it. */
export interface EffectsPort {
  request(effect: EffectRequest): Promise<JsonValue>;
}

/** What a person has said yes to at the gate right before a step. */
export interface StepApproval {
  readonly gate_id: string;
  readonly by: string;
  /** Theirs when they answered; none where that was not said. */
  readonly roles: readonly string[];
  /** The input of this very call as they saw it, or as they changed it. */
  readonly input: JsonValue;
}

/** Who asks for an effect. The engine says it, so that no agent can be taken for another. */
export interface EffectCaller {
  readonly tenant: string;
  readonly run_id: string;
  readonly step_id: string;
  readonly agent: string;
  /** Null where nobody was asked before this step. */
  readonly approval: StepApproval | null;
  /** As in `ExecutionCtx`: for whoever watches the run. */
  warn(message: string, data?: JsonValue): void;
}

/** What an engine is given to touch the world with; the key of each request is filled in. */
export interface EffectsGate {
  request(
    effect: EffectRequest & { readonly idempotency_key: string },
    caller: EffectCaller,
  ): Promise<JsonValue>;
}

export interface Spending {
  readonly tokens?: number;
  /** In the run's currency. */
  readonly cost?: number;
}

export interface BudgetMeter {
  /** Throws `budget-exceeded` when this would pass the limit: the budget fails closed. */
  spend(spending: Spending): void;
  /** Null where there is no limit. */
  remaining(): { readonly tokens: number | null; readonly cost: number | null };
}
