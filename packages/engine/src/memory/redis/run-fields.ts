/** Between a run as the engine knows it and its hash. What never changes is one field. */
import { fromText, toText } from "../json-text.ts";
import { type RunPatch, type RunRecord, RunStatus } from "../ports/runs.ts";

export const RUN_FIELDS = [
  "tenant",
  "thread",
  "fixed",
  "status",
  "result",
  "error",
  "wake_at",
  "active_ms",
  "updated_at",
  "plan",
  "plan_hash",
  "planning",
  "revisions",
  "spent",
  "crashes",
  "suspects",
  "pins",
  "hold",
  "waiting_for",
] as const;

type Fixed = Pick<
  RunRecord,
  "title" | "tags" | "input" | "budget" | "forked_from" | "parent" | "created_at"
>;
type RunFields = Readonly<Record<string, string>>;

export function toRunFields(run: RunRecord): RunFields {
  const { title, tags, input, budget, forked_from, parent, created_at } = run;
  const fixed: Fixed = { title, tags, input, budget, forked_from, parent, created_at };
  const { tenant, thread, updated_at } = run;
  return { tenant, thread, updated_at, fixed: toText(fixed), ...toChangedFields(run) };
}

/** Only what is there is changed; nothing stands for null. */
export function toChangedFields(patch: RunPatch): RunFields {
  const { status, result, error, wake_at, active_ms } = patch;
  const { plan, plan_hash, planning, revisions, spent, suspects, pins, hold, waiting_for } = patch;
  return {
    ...(status === undefined ? {} : { status }),
    ...(result === undefined ? {} : { result: textOrNothing(result) }),
    ...(error === undefined ? {} : { error: textOrNothing(error) }),
    ...(wake_at === undefined ? {} : { wake_at: textOrNothing(wake_at) }),
    ...(active_ms === undefined ? {} : { active_ms: String(active_ms) }),
    ...(plan === undefined ? {} : { plan: textOrNothing(plan) }),
    ...(plan_hash === undefined ? {} : { plan_hash: textOrNothing(plan_hash) }),
    ...(planning === undefined ? {} : { planning: textOrNothing(planning) }),
    ...(revisions === undefined ? {} : { revisions: toText(revisions) }),
    ...(spent === undefined ? {} : { spent: toText(spent) }),
    ...(suspects === undefined ? {} : { suspects: toText(suspects) }),
    ...(pins === undefined ? {} : { pins: textOrNothing(pins) }),
    ...(hold === undefined ? {} : { hold: textOrNothing(hold) }),
    ...(waiting_for === undefined ? {} : { waiting_for: textOrNothing(waiting_for) }),
  };
}

/** Null where there is no such run, or it is another tenant's. */
export function fromRunFields(
  tenant: string,
  run_id: string,
  values: readonly (string | null)[],
): RunRecord | null {
  const [owner, thread = null, fixed = null, status = null, ...rest] = values;
  if (owner !== tenant || thread === null || fixed === null || status === null) return null;
  const [result, error, wake_at, active_ms, updated_at, ...more] = rest;
  const [plan, plan_hash, planning, revisions, spent, crashes, suspects, ...held] = more;
  const [pins, hold, waiting_for] = held;
  return {
    run_id,
    tenant,
    thread,
    // Runs of older engines have no tags and no parent.
    ...{
      tags: [],
      parent: null,
      ...fromText<Omit<Fixed, "tags" | "parent"> & Partial<Fixed>>(fixed),
    },
    status: RunStatus.parse(status),
    result: valueOrNull(result),
    error: valueOrNull(error),
    wake_at: valueOrNull(wake_at),
    active_ms: Number(active_ms),
    updated_at: updated_at ?? "",
    plan: valueOrNull(plan),
    plan_hash: valueOrNull(plan_hash),
    planning: valueOrNull(planning),
    revisions: valueOrNull<RunRecord["revisions"]>(revisions) ?? {},
    spent: valueOrNull<RunRecord["spent"]>(spent) ?? { tokens: 0, cost: 0, calls: 0 },
    crashes: Number(crashes ?? 0),
    suspects: valueOrNull<RunRecord["suspects"]>(suspects) ?? {},
    pins: valueOrNull(pins),
    hold: valueOrNull(hold),
    waiting_for: valueOrNull(waiting_for),
  };
}

export function textOrNothing(value: unknown): string {
  return value === null ? "" : toText(value);
}

export function valueOrNull<T>(text: string | null | undefined): T | null {
  return text ? fromText<T>(text) : null;
}
