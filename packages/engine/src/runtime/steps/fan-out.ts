import { type BulkheadPolicy, bulkhead } from "cockatiel";
import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { isFailedSlot } from "../../contracts/failed-slot.ts";
import { isList, type JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import type { Scope } from "../../placeholders/scope.ts";
import { announceStart } from "./announce-start.ts";
import { approve, type SaidYes } from "./approve.ts";
import { effortOf } from "./call.ts";
import { strandEnd } from "./failure.ts";
import { finish } from "./finish.ts";
import { itemKey } from "./journal-key.ts";
import type { RunContext } from "./run-context.ts";
import { runItem } from "./run-item.ts";
import { endOf, failed, fanOutEnd, type StepEnd } from "./step-end.ts";

export interface FanOut {
  readonly end: StepEnd;
  readonly items: number;
  /** Whether a person has changed the result. */
  readonly changed: boolean;
}

/** Runs a step once for each entry of its list. One item's failure is that item's result. */
export async function fanOut(
  run: RunContext,
  compiled: CompiledStep,
  key: string,
  scope: Scope,
): Promise<FanOut> {
  const { step } = compiled;
  const list = compiled.each?.(scope);
  const items = isList(list) ? list.length : 0;
  announceStart(run, compiled, key, { input: list ?? null, items });
  if (!isList(list)) throw notAList(step.id, list ?? null);
  const inputs = await approvedInputs(run, compiled, key, list, scope);
  if (!inputs.approved) return { end: inputs.end, items: 0, changed: false };

  const places = bulkhead(step.concurrency ?? Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  const entries = inputs.values ?? list;
  const ends = await run.activity.aside(() =>
    Promise.all(
      entries.map((entry, index) =>
        run.activity.strand(() =>
          settleItem(run, compiled, places, {
            key: itemKey(key, index),
            index,
            entry,
            scope: { ...itemScope(scope), item: list[index] ?? null, index },
            ...(inputs.values && { input: entry, said: inputs.said }),
          }),
        ),
      ),
    ),
  );
  // Items that were cut off must not stand in a result as if they had failed.
  run.stop.throwIfStopped();
  return approvedResults(run, compiled, key, ends);
}

interface Entry {
  readonly key: string;
  readonly index: number;
  readonly entry: JsonValue;
  readonly scope: Scope;
  readonly input?: JsonValue;
  readonly said?: SaidYes | null;
}

async function settleItem(
  run: RunContext,
  compiled: CompiledStep,
  places: BulkheadPolicy,
  item: Entry,
): Promise<StepEnd> {
  const known = run.journal.get(item.key);
  if (known) return endOf(known, run.journal);
  const started_at = run.clock.now();
  const { key } = item;
  // An item that had failed before it got here stays what it is.
  if (isFailedSlot(item.entry)) {
    return finish(run, failed(item.entry.error), { key, started_at });
  }
  try {
    const end = await runItem(run, compiled, item, (work) =>
      run.activity.aside(() => places.execute(() => run.activity.strand(work))),
    );
    return await finish(run, end, { key, started_at, ...end.took });
  } catch (error) {
    return finish(run, strandEnd(run, error), { key, started_at, effort: effortOf(error) });
  }
}

type Inputs =
  | {
      readonly approved: true;
      readonly values: readonly JsonValue[] | null;
      readonly said: SaidYes | null;
    }
  | { readonly approved: false; readonly end: StepEnd };

/** Where a fan-out is approved before it starts, all of its inputs are shown at once. */
async function approvedInputs(
  run: RunContext,
  compiled: CompiledStep,
  key: string,
  list: readonly JsonValue[],
  scope: Scope,
): Promise<Inputs> {
  if (compiled.step.approval !== "before") return { approved: true, values: null, said: null };
  const inputs = list.map((item, index) =>
    isFailedSlot(item)
      ? item
      : compiled.args({ ...itemScope(scope), item, index, last: null, iteration: 0 }),
  );
  const verdict = await approve(run, compiled, {
    key,
    phase: "before",
    value: inputs,
    fan_out: true,
  });
  if (!verdict.approved) return { approved: false, end: rejected(verdict.message) };
  const values = isList(verdict.value) ? verdict.value : inputs;
  return { approved: true, values, said: verdict.said };
}

async function approvedResults(
  run: RunContext,
  compiled: CompiledStep,
  key: string,
  ends: readonly StepEnd[],
): Promise<FanOut> {
  const end = fanOutEnd(ends);
  if (compiled.step.approval !== "after" || end.status !== "completed") {
    return { end, items: ends.length, changed: false };
  }
  const verdict = await approve(run, compiled, {
    key,
    phase: "after",
    value: end.result,
    fan_out: true,
  });
  const items = ends.length;
  if (!verdict.approved) return { end: rejected(verdict.message), items, changed: false };
  const changed = verdict.value !== end.result;
  return { end: { ...end, result: verdict.value }, items, changed };
}

const rejected = (message: string): StepEnd => ({
  status: "rejected",
  input: null,
  result: null,
  error: { code: "rejected", message },
});

function itemScope(scope: Scope): Scope {
  return { step: (id) => scope.step(id), input: scope.input };
}

function notAList(step: string, value: JsonValue) {
  return engineErrors.error(
    "not-a-list",
    `Step "${step}" runs for each entry of a list, and got ${JSON.stringify(value)?.slice(0, 80)}.`,
  );
}
