/**
 * Keeps the seed's rows true to what the engine does: how far a workflow is, what became of its plan, and
 * which times it still offers.
 */
import type { Engine, RunEvent } from "@bole/engine";
import type { Talent, Workflow } from "@bole/talent";
import { z } from "zod";
import { approvalKind } from "../supervisor/approval-kind.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { decidedOf } from "./decided.ts";
import type { PlanBook } from "./plan-book.ts";
import { type ReleaseParts, releaseRejected } from "./release-slots.ts";

export interface BookParts extends ReleaseParts {
  readonly engine: Pick<Engine, "run">;
  readonly talent: Pick<Talent, "workflows" | "mails">;
  readonly plans: PlanBook;
}

const STATUS: Readonly<Partial<Record<RunEvent["type"], Workflow["status"]>>> = {
  run_resumed: "running",
  run_waiting: "waiting",
  run_completed: "completed",
  run_failed: "failed",
  run_cancelled: "cancelled",
};

const OVER: ReadonlySet<RunEvent["type"]> = new Set([
  "run_completed",
  "run_failed",
  "run_cancelled",
]);

const Answer = z.object({ gate_id: z.string(), decision: z.string() });

export async function keepBooks(
  parts: BookParts,
  tenant: string,
  workflow: Workflow,
  { type, key, data }: RunEvent,
): Promise<void> {
  const { engine, talent, plans, holds } = parts;
  const { id, plan_id } = workflow;
  if (type === "plan_created") {
    const { plan } = await engine.run(tenant, id);
    if (plan !== null) await plans.show(tenant, workflow, plan);
  }
  if (type === "gate_answered") {
    const { gate_id, decision } = Answer.parse(data);
    await releaseRejected(parts, tenant, gate_id);
    if (decision === "reject") await noteRejected(parts, tenant, gate_id);
    if (key?.startsWith("@approve"))
      await plans.mark(tenant, plan_id, decision === "reject" ? "rejected" : "approved");
  }
  if (type === "run_failed" || type === "run_cancelled") await holds.releaseOf(tenant, id);
  if (OVER.has(type)) await talent.mails.releaseDrafts({ tenant }, id);
  if (type === "run_completed") await plans.mark(tenant, plan_id, "completed");
  const status = STATUS[type];
  if (status === undefined) return;
  const { result } = await engine.run(tenant, id);
  await talent.workflows.change(plannerOf(tenant), id, {
    status,
    ...(type === "run_completed" && { result_json: JSON.stringify(result) }),
  });
}

/** What nobody has answered in time is written down by whoever ends it. */
async function noteRejected(
  { talent, memory }: BookParts,
  tenant: string,
  gateId: string,
): Promise<void> {
  const gate = await memory.gates.get(tenant, gateId);
  const decided = gate && decidedOf(gate);
  if (gate === null || decided?.decision !== "rejected") return;
  const { by, at, reason } = decided;
  const kind = approvalKind(gate.action, gate.phase);
  const facts = { gate_id: gateId, by, at, kind, reason };
  await talent.workflows.noteRejected(plannerOf(tenant), gate.run_id, facts);
}
