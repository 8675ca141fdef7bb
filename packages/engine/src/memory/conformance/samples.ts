/** Records to play with: complete, valid, and different only in what a test names. */
import type { Plan } from "../../contracts/plan.ts";
import type {
  Gate,
  GateAnswer,
  JournalRecord,
  Planning,
  RunEvent,
  RunRecord,
} from "../ports/index.ts";

export const TENANT = "acme";
export const OTHER = "rival";
const AT = "2030-01-31T09:00:00.000Z";

export const SAMPLE_PLAN: Plan = {
  steps: [{ id: "1", action: "greet", depends_on: [], args: { name: "伯乐" }, on_error: "fail" }],
  meta: {},
};

export function sampleRun(run_id: string, fields: Partial<RunRecord> = {}): RunRecord {
  return {
    run_id,
    tenant: TENANT,
    thread: run_id,
    title: "Greet 伯乐",
    plan: SAMPLE_PLAN,
    plan_hash: "hash",
    pins: { greet: { version: "1", inner: null } },
    planning: null,
    revisions: {},
    crashes: 0,
    suspects: {},
    tags: ["greeting"],
    input: { to: "世界" },
    budget: { steps: 10 },
    status: "running",
    waiting_for: null,
    hold: null,
    result: null,
    error: null,
    forked_from: null,
    parent: null,
    wake_at: null,
    active_ms: 0,
    spent: { tokens: 0, cost: 0, calls: 0 },
    created_at: AT,
    updated_at: AT,
    ...fields,
  };
}

/** What a run with a goal remembers, in the middle of its second plan. */
export function samplePlanning(fields: Partial<Planning> = {}): Planning {
  return {
    goal: "Say hello to everybody",
    context: AWKWARD,
    rubric: ["everybody is greeted"],
    planner: "default",
    approve_plan: true,
    limits: { replans: 2, attempts: 3, replan_cost: 0.5, round: { tokens: 100 } },
    phase: "execute_subgraph",
    revision: 2,
    attempts: 0,
    steps: { "1": { hash: "abc", since: 2 } },
    trigger: null,
    previous: null,
    round_ms: 1.5,
    decisions: [
      {
        revision: 2,
        trigger: "rubric_failed",
        why: "nobody was greeted",
        kept: [],
        added: [],
        dropped: [],
        changed: ["1"],
        cost: 0.25,
        tokens: 10,
        at: AT,
      },
    ],
    evaluation: {
      verdicts: [{ criterion: "everybody is greeted", verdict: "fail", evidence: "silence" }],
      need_replan: true,
      gap: "a greeting",
    },
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
