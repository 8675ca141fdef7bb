/**
 * Times that were offered, and mails that were drafted, are free for others again as soon as somebody has
 * said no to them, and not only when the note about them runs out. Read from the run's own log, so every
 * no counts, wherever it was said.
 */
import type { JsonValue, Memory } from "@bole/engine";
import type { Mails } from "@bole/talent";
import type { SlotHolds } from "../agents/scheduling/slot-holds.ts";
import { decidedOf } from "./decided.ts";
import { itemsOfGate } from "./gate-items.ts";

export interface ReleaseParts {
  readonly holds: Pick<SlotHolds, "releaseOf">;
  readonly memory: Pick<Memory, "gates">;
  readonly talent: { readonly mails: Pick<Mails, "releaseDrafts"> };
}

/** After an answer about times or mails: of those who were left out, or of all where it was no. */
export async function releaseRejected(
  { holds, memory, talent }: ReleaseParts,
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
  const isAboutMails = gate.action === "communication_send";
  if (gate.action !== "communication_invite" && !isAboutMails) return;
  const dropped = new Set(decided.items.flatMap(({ id, keep }) => (keep ? [] : [id])));
  const gone = itemsOfGate(gate).filter(({ id }) => isNo || dropped.has(id));
  if (isAboutMails) {
    const people = gone.flatMap(({ preview }) => idIn(preview, "person_id"));
    await talent.mails.releaseDrafts({ tenant }, gate.run_id, people);
    return;
  }
  const applications = gone.flatMap(({ preview }) => idIn(preview, "application_id"));
  await holds.releaseOf(tenant, gate.run_id, applications);
}

function idIn(preview: JsonValue, name: "application_id" | "person_id"): string[] {
  if (typeof preview !== "object" || preview === null || !(name in preview)) return [];
  const id = Object.entries(preview).find(([field]) => field === name)?.[1];
  return typeof id === "string" ? [id] : [];
}
