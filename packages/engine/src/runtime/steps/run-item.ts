import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { Scope } from "../../placeholders/scope.ts";
import { announceStart } from "./announce-start.ts";
import { approve, type SaidYes, type Verdict } from "./approve.ts";
import { awaitEvent } from "./await-event.ts";
import { type Call, type CallRequest, type Effort, sumOf } from "./call.ts";
import { callAgent } from "./call-agent.ts";
import { keepCall } from "./finish.ts";
import { turnKey } from "./journal-key.ts";
import type { RunContext } from "./run-context.ts";
import type { StepEnd } from "./step-end.ts";

/** A step outside a fan-out, or one item inside. */
export interface Item {
  readonly key: string;
  readonly scope: Scope;
  /** Position in a fan-out; null outside. */
  readonly index: number | null;
  /** An input that a person has approved for the whole fan-out. */
  readonly input?: JsonValue;
  /** Who has approved it. */
  readonly said?: SaidYes | null;
}

export interface ItemEnd extends StepEnd {
  /** What its calls took, and whether the journal has that already, turn by turn. */
  readonly took?: { readonly effort: Effort; readonly kept: boolean };
}

/** Runs work when there is a place for it. */
type Place = (work: () => Promise<ItemEnd>) => Promise<ItemEnd>;

/**
 * wait → approve the input → call, in turns if it repeats → approve the result.
 * @param place what waits for an event needs none: it does nothing
 */
export async function runItem(
  run: RunContext,
  compiled: CompiledStep,
  item: Item,
  place: Place = (work) => work(),
): Promise<ItemEnd> {
  const { wait } = compiled.step;
  if (wait) announceStart(run, compiled, item.key, {});
  const event = wait ? await awaitEvent(run, compiled, wait, item) : null;
  return place(() => runAfter(run, compiled, item, event));
}

async function runAfter(
  run: RunContext,
  compiled: CompiledStep,
  item: Item,
  event: JsonValue,
): Promise<ItemEnd> {
  const scope = inherit(item.scope, { event });
  const { approval } = compiled.step;
  // A fan-out is approved as a whole, by whoever runs the items.
  const asks = item.index === null ? approval : undefined;
  const first = firstInput(run, compiled, item, scope);

  const ask = (phase: "before" | "after", value: JsonValue): Promise<Verdict> =>
    approve(run, compiled, { key: item.key, phase, value, fan_out: false });

  const { key, index, said = null } = item;
  let approved = { key, index, scope, input: first, said };
  if (asks === "before") {
    const verdict = await ask("before", first);
    if (!verdict.approved) return rejected(first, verdict.message);
    approved = { ...approved, input: verdict.value, said: verdict.said };
  }
  const { input, took, ...turns } = await runTurns(run, compiled, approved);
  let { result } = turns;
  if (asks === "after") {
    const verdict = await ask("after", result);
    if (!verdict.approved) return { ...rejected(input, verdict.message), took };
    result = verdict.value;
  }
  return { status: "completed", input, result, error: null, took };
}

/** The input of the first call; with it the step begins, unless it began to wait before. */
function firstInput(run: RunContext, compiled: CompiledStep, item: Item, scope: Scope): JsonValue {
  const begins = (known: { input?: JsonValue }) => {
    if (!compiled.step.wait) announceStart(run, compiled, item.key, known);
  };
  try {
    const input = item.input ?? compiled.args(inherit(scope, FIRST_TURN));
    begins({ input });
    return input;
  } catch (error) {
    begins({});
    throw error;
  }
}

const rejected = (input: JsonValue, message: string): StepEnd => ({
  status: "rejected",
  input,
  result: null,
  error: { code: "rejected", message },
});

interface Turns {
  readonly input: JsonValue;
  readonly result: JsonValue;
  readonly took: NonNullable<ItemEnd["took"]>;
}

/** One call, or as many as `repeat` allows until its condition holds. */
async function runTurns(
  run: RunContext,
  compiled: CompiledStep,
  item: Item & { input: JsonValue; said: SaidYes | null },
): Promise<Turns> {
  const { step, done } = compiled;
  // A fan-out is approved after all of its items have ended; these need not be kept twice.
  const kept = done !== null || (step.approval === "after" && item.index === null);
  const turns = step.repeat?.max ?? 1;
  let { input } = item;
  let effort: Effort | null = null;
  for (let turn = 0; ; turn++) {
    // What another turn is given was seen by nobody.
    const said = turn === 0 ? item.said : null;
    const call = await callOnce(run, compiled, item, { turn, input, said, keep: kept });
    effort = effort ? sumOf(effort, call) : call;
    const last = call.result;
    const end = { input, result: last, took: { effort, kept } };
    if (!done) return end;
    const scope = inherit(item.scope, { last, iteration: turn });
    if (done(withOwnResult(scope, step.id, input, last))) return end;
    if (turn + 1 === turns) {
      run.writer.event("repeat_exhausted", item.key, { turns });
      return end;
    }
    input = compiled.args(inherit(scope, { iteration: turn + 1 }));
  }
}

async function callOnce(
  run: RunContext,
  compiled: CompiledStep,
  item: Item,
  { turn, keep, ...asked }: { turn: number; keep: boolean } & Pick<CallRequest, "input" | "said">,
): Promise<Call> {
  const key = keep ? turnKey(item.key, turn) : item.key;
  const kept = keep && run.journal.get(key);
  if (kept) return kept;
  const started = run.clock.now();
  const request = { key, item: item.index, iteration: turn, ...asked };
  const call = await callAgent(run, compiled, request);
  if (keep) await keepCall(run, key, started, asked.input, call);
  return call;
}

const FIRST_TURN = { last: null, iteration: 0 } as const;

/** Scopes may be class instances; spreading one would lose its methods. */
function inherit(scope: Scope, own: Pick<Scope, "event" | "last" | "iteration">): Scope {
  return {
    step: (id) => scope.step(id),
    input: scope.input,
    item: scope.item,
    index: scope.index,
    event: own.event === undefined ? scope.event : own.event,
    last: own.last === undefined ? scope.last : own.last,
    iteration: own.iteration === undefined ? scope.iteration : own.iteration,
  };
}

function withOwnResult(scope: Scope, id: string, input: JsonValue, result: JsonValue): Scope {
  const own = { status: "completed", input, result } as const;
  return { ...scope, step: (other) => (other === id ? own : scope.step(other)) };
}
