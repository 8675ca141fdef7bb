/**
 * Times that were offered are free for others again as soon as somebody has said no to them, and not only
 * when the note about them runs out. Read from the run's own log, so every no counts, wherever it was said.
 */
import type { JsonValue, Memory } from "@bole/engine";
import type { SlotHolds } from "../agents/scheduling/slot-holds.ts";
import { decidedOf } from "./decided.ts";
import { itemsOfGate } from "./gate-items.ts";

export interface ReleaseParts {
  readonly holds: Pick<SlotHolds, "releaseOf">;
  readonly memory: Pick<Memory, "gates">;
}

/** After an answer about times: of those who were left out, or of all where it was no. */
export async function releaseRejected(
  { holds, memory }: ReleaseParts,
  tenant: string,
  gateId: string,
): Promise<void> {
  const gate = await memory.gates.get(tenant, gateId);
  if (gate === null) return;
  const decided = decidedOf(gate);
  if (decided === null) return;
  const isNo = decided.decision !== "approved";
  // Who moves one interview was offered nothing else.
  if (gate.action === "scheduling_reschedule" && isNo) await holds.releaseOf(tenant, gate.run_id);
  if (gate.action !== "communication_invite") return;
  const dropped = new Set(decided.items.flatMap(({ id, keep }) => (keep ? [] : [id])));
  const gone = itemsOfGate(gate).filter(({ id }) => isNo || dropped.has(id));
  await holds.releaseOf(tenant, gate.run_id, gone.flatMap(applicationOf));
}

function applicationOf({ preview }: { readonly preview: JsonValue }): string[] {
  if (typeof preview !== "object" || preview === null || !("application_id" in preview)) return [];
  const { application_id } = preview;
  return typeof application_id === "string" ? [application_id] : [];
}
