/** Records to play with: complete, valid, and different only in what a test names. */
import type { Gate, GateAnswer, JournalRecord, RunEvent, RunRecord } from "../ports/index.ts";

export const TENANT = "acme";
export const OTHER = "rival";
const AT = "2030-01-31T09:00:00.000Z";

export function sampleRun(run_id: string, fields: Partial<RunRecord> = {}): RunRecord {
  return {
    run_id,
    tenant: TENANT,
    thread: run_id,
    plan: {
      steps: [
        { id: "1", action: "greet", depends_on: [], args: { name: "伯乐" }, on_error: "fail" },
      ],
      meta: {},
    },
    plan_hash: "hash",
    input: { to: "世界" },
    budget: { steps: 10 },
    status: "running",
    result: null,
    error: null,
    forked_from: null,
    wake_at: null,
    active_ms: 0,
    created_at: AT,
    updated_at: AT,
    ...fields,
  };
}

export function sampleRecord(key: string, fields: Partial<JournalRecord> = {}): JournalRecord {
  return {
    key,
    status: "completed",
    input: { n: 1 },
    result: { text: "done" },
    error: null,
    items: null,
    attempts: 1,
    cached: false,
    tokens: 0,
    cost: 0,
    started_at: 1,
    ended_at: 2,
    ...fields,
  };
}

export function sampleEvent(seq: number, fields: Partial<RunEvent> = {}): RunEvent {
  return { seq, at: AT, type: "step_started", key: "1", data: {}, ...fields };
}

export function sampleGate(gate_id: string, run_id: string, fields: Partial<Gate> = {}): Gate {
  return {
    gate_id,
    run_id,
    tenant: TENANT,
    key: "1",
    step: "1",
    action: "send",
    phase: "before",
    ask: { subject: "Hello" },
    fan_out: false,
    event: null,
    match: null,
    until: null,
    status: "pending",
    answer: null,
    seen: false,
    created_at: AT,
    ...fields,
  };
}

export function sampleAnswer(fields: Partial<GateAnswer> = {}): GateAnswer {
  return { decision: "approve", value: null, reason: null, by: "ann", at: AT, ...fields };
}

/** What naive storage bends: nulls, odd keys, emoji, NUL, lone surrogates, large and tiny numbers. */
export const AWKWARD = {
  nothing: null,
  text: 'quotes " \\ and \n lines, 伯乐, 👍, \u0000, \ud800',
  numbers: [0, -1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER],
  deep: [[[{ a: [true, false, [], {}] }]]],
  "": "empty key",
  $dollar: "%_like",
};
