/** Between a run as the engine knows it and its row. */

import { fromNullableText, fromText, toNullableText, toText } from "../json-text.ts";
import type { RunPatch, RunRecord } from "../ports/runs.ts";
import type { EngineTables, NewRow } from "./tables.ts";

export const RUN_COLUMNS = [
  "run_id",
  "tenant",
  "thread",
  "plan",
  "plan_hash",
  "input",
  "budget",
  "status",
  "result",
  "error",
  "forked_from",
  "wake_at",
  "active_ms",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof RunRecord)[];

export function toRunRow(run: RunRecord): NewRow<"engine_runs"> {
  const { tenant: _, ...fields } = run;
  return {
    ...fields,
    plan: toText(run.plan),
    input: toText(run.input),
    budget: toText(run.budget),
    result: toNullableText(run.result),
    error: toNullableText(run.error),
    forked_from: toNullableText(run.forked_from),
    owner: null,
    lease_until: null,
  };
}

export function fromRunRow(
  row: Pick<EngineTables["engine_runs"], (typeof RUN_COLUMNS)[number]>,
): RunRecord {
  return {
    ...row,
    plan: fromText(row.plan),
    input: fromText(row.input),
    budget: fromText(row.budget),
    result: fromNullableText(row.result),
    error: fromNullableText(row.error),
    forked_from: fromNullableText(row.forked_from),
  };
}

/** Only what is there is changed; a result can be set to null. */
export function toRunChange({ result, error, ...fields }: RunPatch) {
  return {
    ...fields,
    ...(result === undefined ? {} : { result: toNullableText(result) }),
    ...(error === undefined ? {} : { error: toNullableText(error) }),
  };
}
