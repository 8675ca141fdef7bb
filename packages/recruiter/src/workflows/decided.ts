/**
 * What somebody made of a question: which items they left out, what they changed and what they said.
 * Read from the engine's own record of the answer, so whoever looks later, elsewhere, sees the same.
 */
import type { Gate, JsonValue } from "@bole/engine";
import type { DecidedApproval } from "../model/index.ts";
import { itemsOfGate } from "./gate-items.ts";

/** Who answers where nobody has done it in time. */
export const EXPIRY = "system:expiry";

/** Null where it is still open, or was never asked of a person. */
export function decidedOf(gate: Gate): DecidedApproval | null {
  const { phase, status, answer, gate_id } = gate;
  if (phase === "wait" || status !== "answered" || answer === null) return null;
  const { decision, by, at, reason } = answer;
  const head = { interrupt_id: gate_id, by, at, reason };
  if (decision === "reject") {
    return { ...head, decision: by === EXPIRY ? "expired" : "rejected", items: [] };
  }
  // A plan is changed before it is approved; what was approved is the plan that was shown.
  if (decision !== "modify" || gate.action === "plan") {
    return { ...head, decision: "approved", items: [] };
  }
  return { ...head, decision: "approved", items: changedItems(gate, answer.value) };
}

function changedItems(gate: Gate, value: JsonValue): DecidedApproval["items"] {
  const kept = new Map(itemsOfGate({ ...gate, ask: value }).map((item) => [item.id, item.preview]));
  return itemsOfGate(gate).flatMap(({ id, preview }): DecidedApproval["items"] => {
    const after = kept.get(id);
    if (after === undefined) return [{ id, keep: false, edit: {} }];
    const edit = differences(preview, after);
    return Object.keys(edit).length === 0 ? [] : [{ id, keep: true, edit }];
  });
}

function differences(before: JsonValue, after: JsonValue): Record<string, JsonValue> {
  if (!isRecord(before) || !isRecord(after)) return {};
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
}

const isRecord = (value: JsonValue): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
