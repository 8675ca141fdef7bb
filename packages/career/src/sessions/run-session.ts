/** A session as a run of the engine: started, and read back out of its journal. */
import {
  assertJson,
  type Engine,
  type Gate,
  isPlanDraft,
  type Memory,
  type RunRecord,
} from "@bole/engine";
import { careerErrors } from "../errors.ts";
import { CAREER_GRAPH } from "../graph/career-graph.ts";
import { REPLY } from "../graph/replies.ts";
import { CAREER_STEP, projectState } from "../state/project-state.ts";
import { dayOf } from "../text/day.ts";
import { readCheckIns } from "./check-in-rows.ts";
import { currentPlan, progressOf } from "./current-plan.ts";
import { inScriptOf } from "./in-script.ts";
import { type CareerStore, readMarks, type SessionRow } from "./session-rows.ts";
import type { CareerSession, CareerSessionSummary, WaitsFor } from "./session-view.ts";

export interface RunParts {
  readonly store: CareerStore;
  readonly engine: Pick<Engine, "start" | "post" | "settled">;
  readonly memory: Pick<Memory, "runs" | "journal" | "gates">;
  readonly now: () => Date;
}

/** Starting it again continues it, so a process that died between storing and starting harms nobody. */
export async function runSession(
  { engine }: Pick<RunParts, "engine">,
  tenant: string,
  { id, title, input }: Pick<SessionRow, "id" | "title" | "input">,
): Promise<RunRecord> {
  // As input, not as arguments: there "$16 an hour" would be the result of a step.
  const args = Object.fromEntries(
    Object.keys(Object(input)).map((name) => [name, `$input.${name}`]),
  );
  const plan = {
    description: title,
    steps: [{ id: CAREER_STEP, action: CAREER_GRAPH, args }],
  };
  if (!isPlanDraft(plan))
    throw careerErrors.error("career-session-unknown", `The session "${id}" cannot be read.`);
  return engine.start({
    ...{ tenant, run_id: id, plan, priority: "person" },
    input: assertJson(input, "A career session"),
  });
}

export async function viewSession(
  parts: RunParts,
  tenant: string,
  row: SessionRow,
): Promise<CareerSession> {
  const { memory, store } = parts;
  const run = (await memory.runs.get(tenant, row.id)) ?? (await runSession(parts, tenant, row));
  const state = projectState(row.input, await memory.journal.read(tenant, row.id));
  const db = store.forTenant(tenant);
  const today = dayOf(parts.now().getTime());
  const marks = await readMarks(db, row.id);
  const final_plan = state.final_plan && currentPlan(state.final_plan, marks, today);
  const session = {
    ...state,
    final_plan,
    check_ins: await readCheckIns(db, row.id),
    progress: progressOf(final_plan),
    status: run.status,
    waits_for: waitsFor(await gateOf(parts, tenant, row.id)),
    failure: run.error?.message ?? null,
    has_feed: row.feed_hash !== null,
    created_at: row.created_at,
  };
  return inScriptOf(state.messages, session);
}

async function gateOf(
  { memory }: Pick<RunParts, "memory">,
  tenant: string,
  id: string,
): Promise<Gate | null> {
  const gates = await memory.gates.ofRun(tenant, id);
  return gates.find(({ status, event }) => status === "pending" && event === REPLY) ?? null;
}

const WAITS: Readonly<Record<string, WaitsFor>> = {
  intake: "message",
  user_feedback: "report_feedback",
  plan_feedback: "plan_feedback",
};

const waitsFor = (gate: Gate | null): WaitsFor | null =>
  gate === null ? null : (WAITS[gate.step] ?? null);

export function summaryOf(
  row: SessionRow,
  { status, current_stage, waits_for, progress }: CareerSession,
): CareerSessionSummary {
  return {
    session_id: row.id,
    title: row.title,
    status,
    current_stage,
    waits_for,
    progress,
    created_at: row.created_at,
  };
}
