/** Between a run as the engine knows it and its row. */

import { fromNullableText, fromText, toNullableText, toText } from "../json-text.ts";
import type { RunPatch, RunRecord } from "../ports/runs.ts";
import { searchText } from "../search-text.ts";
import type { EngineTables, NewRow } from "./tables.ts";

export const RUN_COLUMNS = [
  "run_id",
  "tenant",
  "thread",
  "title",
  "plan",
  "plan_hash",
  "pins",
  "planning",
  "revisions",
  "tags",
  "input",
  "budget",
  "status",
  "waiting_for",
  "hold",
  "result",
  "error",
  "forked_from",
  "parent",
  "wake_at",
  "crashes",
  "suspects",
  "active_ms",
  "spent",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof RunRecord)[];

/** What an insert gives; the store adds the tenant. */
export const NEW_RUN_COLUMNS = [
  ...RUN_COLUMNS.filter((column) => column !== "tenant"),
  "search",
  "owner",
  "lease_until",
] as const;

export function toRunRow(run: RunRecord): NewRow<"engine_runs"> {
  const { tenant: _, ...fields } = run;
  return {
    ...fields,
    search: searchText(run),
    plan: toNullableText(run.plan),
    pins: toNullableText(run.pins),
    hold: toNullableText(run.hold),
    planning: toNullableText(run.planning),
    revisions: toText(run.revisions),
    spent: toText(run.spent),
    suspects: toText(run.suspects),
    tags: toText(run.tags),
    input: toText(run.input),
    budget: toText(run.budget),
    result: toNullableText(run.result),
    error: toNullableText(run.error),
    forked_from: toNullableText(run.forked_from),
    parent: toNullableText(run.parent),
    owner: null,
    lease_until: null,
  };
}

export function fromRunRow(
  row: Pick<EngineTables["engine_runs"], (typeof RUN_COLUMNS)[number]>,
): RunRecord {
  return {
    ...row,
    plan: fromNullableText(row.plan),
    pins: fromNullableText(row.pins),
    hold: fromNullableText(row.hold),
    planning: fromNullableText(row.planning),
    revisions: fromText(row.revisions),
    spent: fromText(row.spent),
    suspects: fromText(row.suspects),
    tags: fromText(row.tags),
    input: fromText(row.input),
    budget: fromText(row.budget),
    result: fromNullableText(row.result),
    error: fromNullableText(row.error),
    forked_from: fromNullableText(row.forked_from),
    parent: fromNullableText(row.parent),
  };
}

/** Only what is there is changed; a result can be set to null. */
export function toRunChange(patch: RunPatch) {
  const { result, error, plan, pins, hold, planning, revisions, spent, suspects, ...fields } =
    patch;
  return {
    ...fields,
    ...(result === undefined ? {} : { result: toNullableText(result) }),
    ...(error === undefined ? {} : { error: toNullableText(error) }),
    ...(plan === undefined ? {} : { plan: toNullableText(plan) }),
    ...(pins === undefined ? {} : { pins: toNullableText(pins) }),
    ...(hold === undefined ? {} : { hold: toNullableText(hold) }),
    ...(planning === undefined ? {} : { planning: toNullableText(planning) }),
    ...(revisions === undefined ? {} : { revisions: toText(revisions) }),
    ...(spent === undefined ? {} : { spent: toText(spent) }),
    ...(suspects === undefined ? {} : { suspects: toText(suspects) }),
  };
}
