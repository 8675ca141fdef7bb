import { failedSlot } from "../../contracts/failed-slot.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type {
  JournalRecord,
  RunRecord,
  StepFailure,
  StepStatus,
} from "../../memory/ports/index.ts";
import { itemKey, stepKey } from "./journal-key.ts";

/** How a step, or an item of a fan-out, has ended: what the steps after it see. */
export interface StepEnd {
  readonly status: StepStatus;
  readonly input: JsonValue;
  readonly result: JsonValue;
  readonly error: StepFailure | null;
}

/** Why a step did not run. `dependency-unmet` goes on to whatever depends on it. */
export const CONDITION_FALSE = "condition-false";
export const DEPENDENCY_UNMET = "dependency-unmet";

export const skipped = (code: string, message: string): StepEnd => ({
  status: "skipped",
  input: null,
  result: null,
  error: { code, message },
});

export const failed = (error: StepFailure, input: JsonValue = null): StepEnd => ({
  status: "failed",
  input,
  result: null,
  error,
});

/** Cut off because its plan was given up, or had no more time. */
export const cancelled = (why: string): StepEnd => ({
  status: "cancelled",
  input: null,
  result: null,
  error: { code: "round-stopped", message: why },
});

/** Reads an end back out of the journal; a fan-out is put together from its items. */
export function endOf(record: JournalRecord, journal: ReadonlyMap<string, JournalRecord>): StepEnd {
  const { key, status, input, result, error, items } = record;
  if (items === null) return { status, input, result, error };
  const whole = fanOutEnd(
    Array.from({ length: items }, (_, index) => {
      const item = journal.get(itemKey(key, index));
      return item ? endOf(item, journal) : LOST;
    }),
  );
  // A result of its own is one that a person has changed.
  const own = status === "completed" ? (result ?? whole.result) : null;
  return { status, input: whole.input, result: own, error };
}

/** How the steps of a run's plan have ended, as far as they have. */
export function endsOfPlan(
  { plan, revisions }: Pick<RunRecord, "plan" | "revisions">,
  journal: ReadonlyMap<string, JournalRecord>,
): { [id: string]: StepEnd } {
  const ends = (plan?.steps ?? []).flatMap(({ id }) => {
    const record = journal.get(stepKey(id, revisions));
    return record ? [[id, endOf(record, journal)] as const] : [];
  });
  return Object.fromEntries(ends);
}

/** Cannot happen while a fan-out is written after its items; if it does, it must be seen. */
const LOST = failed({ code: "journal-incomplete", message: "The journal has lost this item." });

/** The end of a fan-out: everything in the order of the items, each failure in its own place. */
export function fanOutEnd(ends: readonly StepEnd[]): StepEnd {
  const first = ends.find(({ error }) => error)?.error;
  if (first && ends.every(({ error }) => error)) {
    const message = `All ${ends.length} items failed; the first: ${first.message}`;
    return failed({ code: first.code, message }, inputsOf(ends));
  }
  return { status: "completed", input: inputsOf(ends), result: slotsOf(ends), error: null };
}

const inputsOf = (ends: readonly StepEnd[]) => ends.map(({ input }) => input);
const slotsOf = (ends: readonly StepEnd[]) =>
  ends.map(({ result, error }) => (error ? failedSlot(error) : result));
